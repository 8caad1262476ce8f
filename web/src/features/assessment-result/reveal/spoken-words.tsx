import type { QuestionId } from "@mindle/domain/assessment/questions";
import { textByKey, useLanguage } from "../../../platform/i18n/i18n.ts";
import styles from "./spoken-words.module.css";

export interface SpokenWordsProps {
  readonly questions: readonly QuestionId[];
}

/** Answers in a few words on slips of paper, which drift to the shadow of their child and into it. Its name says the rest. */
export default function SpokenWords({ questions }: SpokenWordsProps) {
  const language = useLanguage();
  return (
    <span className={styles.words} aria-hidden="true">
      {questions.map((question) => (
        <span key={question} className={styles.word}>
          {textByKey(language, "assessment-result-details", `spoken.${question}`)}
        </span>
      ))}
    </span>
  );
}
