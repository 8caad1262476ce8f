import { helplinesOfKind } from "@mindle/domain/safety/help-lines-of-kind";
import { useHelplinesIn } from "../../../platform/safety/helplines.ts";
import { useContentPage } from "../../page-context.ts";
import { CallList } from "../../parts/call-list.tsx";
import styles from "./apart.module.css";
import { TEXTS } from "./texts.ts";

/** Words for a request that is nothing to practise. */
export function Apart({ what }: { readonly what: "money" | "body" }) {
  const { language } = useContentPage();
  return (
    <div
      className={styles.apart}
      role="status"
      // Below the choice that leads here, which may be at the lower edge of the screen.
      ref={(words) => words?.scrollIntoView({ block: "nearest" })}
    >
      {TEXTS[language][what].map((words) => (
        <p key={words}>{words}</p>
      ))}
      {what === "body" && <ViolenceLines />}
    </div>
  );
}

/** Numbers to call where someone is not safe. */
export function ViolenceLines() {
  const { language } = useContentPage();
  return <CallList lines={helplinesOfKind("violence", useHelplinesIn(language))} />;
}
