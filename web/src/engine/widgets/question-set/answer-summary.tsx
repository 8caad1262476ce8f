import type { Labelled } from "@mindle/domain/content/props";
import type { QuestionSetValue } from "@mindle/domain/widgets/question-set/definition";
import type { QuestionSetProps } from "@mindle/domain/widgets/question-set/props";
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
  readonly scale: QuestionSetProps["scale"];
  readonly value: QuestionSetValue;
  /** Called with the place of a question to change its answer; undefined where they can only be read. */
  readonly onPick: ((at: number) => void) | undefined;
}

/** All answers together, each a press away from being changed. */
export function AnswerSummary({ id, label, questions, scale, value, onPick }: AnswerSummaryProps) {
  const { language } = useContentPage();
  const texts = TEXTS[language];
  const areWords = Object.keys(scale.labels).length === scale.max - scale.min + 1;
  const answerOf = (question: string) => {
    const point = value[question];
    if (point === undefined) return <span className={styles.none}>{texts.none}</span>;
    const word = areWords ? scale.labels[String(point)]?.[language] : undefined;
    return <b className={styles.answer}>{word ?? point}</b>;
  };
  return (
    <div className={styles.summary}>
      <p className={styles.label} id={`${id}-summary`} tabIndex={-1}>
        {label}
      </p>
      {onPick !== undefined && <p className={styles.how}>{texts.how}</p>}
      <ul className={styles.lines} aria-labelledby={`${id}-summary`}>
        {Object.entries(questions).map(([question, text], at) => {
          const line = (
            <>
              <span className={styles.question}>{text[language]}</span> {answerOf(question)}
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
