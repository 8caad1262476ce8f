import type { Language } from "@mindle/domain/catalogue/language";
import type { WidgetProblem } from "@mindle/domain/widgets/problem";
import type { ReactNode } from "react";
import { useContentPage } from "../../page-context.ts";
import { wholeProblem } from "../../problem-text.ts";
import { ProblemNote, Question } from "../question.tsx";
import styles from "./tag-question.module.css";
import { TEXTS } from "./texts.ts";

interface TagQuestionProps {
  readonly id: string;
  /** Absent where the text before it asks the question. */
  readonly label: Readonly<Record<Language, string>> | undefined;
  /** How many can be picked. */
  readonly max: number;
  readonly problems: readonly WidgetProblem[];
  readonly children: ReactNode;
}

/** A question with tags, or the tags alone. */
export function TagQuestion({ id, label, max, problems, children }: TagQuestionProps) {
  const { language } = useContentPage();
  const texts = TEXTS[language];
  const hint = texts.upTo(max);
  if (label !== undefined) {
    return (
      <Question id={id} label={label[language]} hint={hint} problems={problems}>
        {children}
      </Question>
    );
  }
  const problem = wholeProblem(problems, language);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out like the rest of the question.
    <div
      role="group"
      className={styles.question}
      aria-label={texts.tags}
      aria-describedby={problem === undefined ? `${id}-hint` : `${id}-hint ${id}-problem`}
    >
      <p className={styles.hint} id={`${id}-hint`}>
        {hint}
      </p>
      {children}
      <ProblemNote id={`${id}-problem`} text={problem} />
    </div>
  );
}
