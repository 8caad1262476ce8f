import { helplinesOfKind } from "@mindle/domain/safety/help-lines-of-kind";
import { dialled } from "@mindle/domain/safety/helplines";
import { useHelplinesIn } from "../../../platform/safety/helplines.ts";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { useContentPage } from "../../page-context.ts";
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
  const { numbers, call } = TEXTS[language];
  const lines = helplinesOfKind("violence", useHelplinesIn(language));
  return (
    <ul className={styles.lines} aria-label={numbers}>
      {lines.map(({ number, name }) => (
        <li key={number}>
          <a className={styles.line} href={`tel:${dialled(number)}`}>
            <Icon name="phone" size={20} />
            <VisuallyHidden>{call}</VisuallyHidden>
            <b>{number}</b> {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
