import type { OwnAnswer } from "@mindle/domain/content/written-pages";
import styles from "./own-words.module.css";

/** An answer in the person's own words, with what was asked; nothing where there is none. */
export function OwnWords({ answer }: { readonly answer: OwnAnswer | undefined }) {
  if (answer === undefined) return null;
  return (
    <blockquote className={styles.words}>
      {answer.question !== undefined && <p className={styles.question}>{answer.question}</p>}
      <p className={styles.own}>{answer.words}</p>
    </blockquote>
  );
}
