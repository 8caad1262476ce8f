import type { Language } from "@mindle/domain/catalogue/language";
import type { Labelled } from "@mindle/domain/content/props";
import type { KeyPairsProps } from "@mindle/domain/widgets/key-pairs/widget";
import styles from "./small-cards.module.css";

interface SmallCardsProps {
  readonly props: KeyPairsProps;
  /** What the rows were filled with, without those that are empty. */
  readonly answers: Labelled;
  readonly language: Language;
}

/** The cards that were filled, below one another. */
export function SmallCards({ props, answers, language }: SmallCardsProps) {
  return (
    <ol className={styles.cards}>
      {Object.entries(answers).map(([row, words]) => (
        <li key={row} className={styles.card}>
          <span className={styles.label}>{props.rows[row]?.label[language]}</span>
          <b>{words[language]}</b>
        </li>
      ))}
    </ol>
  );
}
