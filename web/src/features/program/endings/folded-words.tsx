import type { CSSProperties } from "react";
import styles from "./folded-words.module.css";

/** A strip of paper with a sentence, which folds in half three times. */
export function FoldedWords({ words }: { readonly words: string }) {
  const parts = words.split(" ");
  const style = (at: number): CSSProperties => ({ animationDelay: `${150 + (400 * at) / parts.length}ms` });
  return (
    <div className={styles.twice}>
      <div className={styles.once}>
        <p className={styles.paper}>
          {parts.map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the words of a sentence keep their order.
            <span key={at} style={style(at)}>
              {`${part} `}
            </span>
          ))}
        </p>
        <span className={styles.flap} data-fold="first" />
      </div>
      <span className={styles.flap} data-fold="second" />
      <span className={styles.flap} data-fold="third" />
    </div>
  );
}
