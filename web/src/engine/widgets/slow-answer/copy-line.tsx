import { CopyButton } from "../../../ui/controls/copy-button.tsx";
import { useContentPage } from "../../page-context.ts";
import styles from "./slow-answer.module.css";
import { TEXTS } from "./texts.ts";

/** Copies words that stand above it; where the browser refuses, they can be selected there. */
export function CopyLine({ text }: { readonly text: string }) {
  const { copy, copied, copyFailed } = TEXTS[useContentPage().language];
  return (
    <div className={styles.copy}>
      <CopyButton text={text} label={copy} copiedLabel={copied} failedLabel={copyFailed} />
    </div>
  );
}
