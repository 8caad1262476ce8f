import type { Labelled } from "@mindle/domain/content/props";
import type { WidgetProblem } from "@mindle/domain/widgets/shared/problem";
import type { ReactNode } from "react";
import { useContentPage } from "../../page-context.ts";
import { partProblem } from "../../problem-text.ts";
import { CountSeeds } from "../choices/count-seeds.tsx";
import { ProblemNote } from "./question.tsx";
import styles from "./sub-questions.module.css";

const TEXTS = {
  ko: { answered: (count: number, all: number) => `${all}개 중 ${count}개 답했어요` },
  en: { answered: (count: number, all: number) => `${count} of ${all} answered` },
} as const;

interface SubQuestionsProps {
  /** The widget's id in the document. */
  readonly id: string;
  readonly questions: Labelled;
  isAnswered(question: string): boolean;
  readonly problems: readonly WidgetProblem[];
  /** The radio buttons of a question, which share this name. */
  readonly children: (question: string, name: string) => ReactNode;
}

/** Fewer than this can be seen at a glance. */
const MIN_COUNTED = 3;

/** Questions that are answered alike, one after another, and how many of them are answered. */
export function SubQuestions({ id, questions, isAnswered, problems, children }: SubQuestionsProps) {
  const { language } = useContentPage();
  const ids = Object.keys(questions);
  const answered = ids.filter(isAnswered).length;
  return (
    <>
      {ids.length >= MIN_COUNTED && (
        <p className={styles.answered}>
          {TEXTS[language].answered(answered, ids.length)}
          <CountSeeds count={ids.length} stateOf={(at) => (at < answered ? "full" : "empty")} />
        </p>
      )}
      <div className={styles.list}>
        {Object.entries(questions).map(([question, text]) => (
          <SubQuestion
            key={question}
            id={`${id}-${question}`}
            part={question}
            text={text[language]}
            problem={partProblem(problems, question, language)}
          >
            {children(question, `${id}-${question}`)}
          </SubQuestion>
        ))}
      </div>
    </>
  );
}

interface SubQuestionProps {
  readonly id: string;
  /** The part of the answer, see `WidgetProblem.part`. */
  readonly part: string;
  readonly text: string;
  readonly problem: string | undefined;
  readonly children: ReactNode;
}

/** One of several questions. The next one comes into view once it is answered. */
function SubQuestion({ id, part, text, problem, children }: SubQuestionProps) {
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
