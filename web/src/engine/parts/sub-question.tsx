import type { ReactNode } from "react";
import { useContentPage } from "../page-context.ts";
import { CountSeeds } from "./count-seeds.tsx";
import { ProblemNote } from "./question.tsx";
import styles from "./sub-question.module.css";

const TEXTS = {
  ko: { answered: (count: number, all: number) => `${all}개 중 ${count}개 답했어요` },
  en: { answered: (count: number, all: number) => `${count} of ${all} answered` },
} as const;

interface SubQuestionsProps {
  readonly count: number;
  readonly answered: number;
  readonly children: ReactNode;
}

/** Fewer than this can be seen at a glance. */
const LEAST_COUNTED = 3;

/** Questions that are answered alike, one after another, and how many of them are answered. */
export function SubQuestions({ count, answered, children }: SubQuestionsProps) {
  const { language } = useContentPage();
  return (
    <>
      {count >= LEAST_COUNTED && (
        <p className={styles.answered}>
          {TEXTS[language].answered(answered, count)}
          <CountSeeds count={count} stateOf={(at) => (at < answered ? "full" : "empty")} />
        </p>
      )}
      <div className={styles.list}>{children}</div>
    </>
  );
}

interface SubQuestionProps {
  /** Of its element in the document. */
  readonly id: string;
  /** The part of the answer that it holds, see `WidgetProblem.part`. */
  readonly part: string;
  readonly text: string;
  readonly problem: string | undefined;
  readonly children: ReactNode;
}

/** One of several questions with radio buttons. The next one comes into view once it is answered. */
export function SubQuestion({ id, part, text, problem, children }: SubQuestionProps) {
  return (
    <div
      role="radiogroup"
      className={styles.question}
      data-part={part}
      aria-labelledby={`${id}-text`}
      aria-describedby={problem === undefined ? undefined : `${id}-problem`}
      onChange={(event) => event.currentTarget.nextElementSibling?.scrollIntoView({ block: "nearest" })}
    >
      <p className={styles.text} id={`${id}-text`}>
        {text}
      </p>
      {children}
      <ProblemNote id={`${id}-problem`} text={problem} />
    </div>
  );
}
