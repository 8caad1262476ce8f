import type { Labelled } from "@mindle/domain/content/props";
import type { ReactNode } from "react";
import { useContentPage } from "../../page-context.ts";
import styles from "./answer-summary.module.css";

const TEXTS = {
  ko: { how: "줄을 누르면 고칠 수 있어요", none: "건너뛰었어요" },
  en: { how: "Press a line to change it", none: "Skipped" },
} as const;

interface AnswerSummaryProps {
  /** The widget's. */
  readonly id: string;
  /** What the questions are about. */
  readonly label: string;
  readonly questions: Labelled;
  /** In words; undefined for one that was skipped. */
  answerOf(question: string): string | undefined;
  /** Draws an answer beside its words. */
  readonly draw?: ((question: string) => ReactNode) | undefined;
  /** Called with the place of a question to change its answer; undefined where they can only be read. */
  readonly onPick: ((at: number) => void) | undefined;
}

/** All answers together, each a press away from being changed. */
export function AnswerSummary({ id, label, questions, answerOf, draw, onPick }: AnswerSummaryProps) {
  const { language } = useContentPage();
  const texts = TEXTS[language];
  return (
    <div>
      <p className={styles.label} id={`${id}-summary`} tabIndex={-1}>
        {label}
      </p>
      {onPick !== undefined && <p className={styles.how}>{texts.how}</p>}
      <ul
        className={styles.lines}
        data-drawn={draw !== undefined || undefined}
        aria-labelledby={`${id}-summary`}
      >
        {Object.entries(questions).map(([question, text], at) => {
          const answer = answerOf(question);
          const line = (
            <>
              <span className={styles.question}>{text[language]}</span>{" "}
              {answer === undefined ? (
                <span className={styles.none}>{texts.none}</span>
              ) : (
                <>
                  {draw?.(question)}
                  <b className={styles.answer}>{answer}</b>
                </>
              )}
            </>
          );
          return (
            <li key={question}>
              {onPick === undefined ? (
                <span className={styles.line}>{line}</span>
              ) : (
                <button type="button" className={styles.line} data-part={question} onClick={() => onPick(at)}>
                  {line}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
