import type { WidgetProblem } from "@mindle/domain/widgets/shared/problem";
import type { ReactNode } from "react";
import { useContentPage } from "../../page-context.ts";
import { wholeProblem } from "../../problem-text.ts";
import styles from "./question.module.css";

interface QuestionProps {
  /** The widget's id in the document. */
  readonly id: string;
  /** Shown above, or for screen readers only where the text before it asks the question. */
  readonly label: string | { readonly hidden: string };
  /** How to answer, where the label does not say it. */
  readonly hint?: string | undefined;
  readonly problems: readonly WidgetProblem[];
  readonly children: ReactNode;
}

/** A question with its controls, and what is missing in the answer as a whole. Parts show their own problems. */
export function Question({ id, label, hint, problems, children }: QuestionProps) {
  const { language } = useContentPage();
  const problem = wholeProblem(problems, language);
  const isShown = typeof label === "string";
  const described = [
    ...(hint === undefined ? [] : [`${id}-hint`]),
    ...(problem === undefined ? [] : [`${id}-problem`]),
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot be laid out like the rest of the question.
    <div
      role="group"
      className={styles.question}
      aria-label={isShown ? undefined : label.hidden}
      aria-labelledby={isShown ? labelId(id) : undefined}
      aria-describedby={described.length > 0 ? described.join(" ") : undefined}
      data-invalid={problem !== undefined || undefined}
    >
      {isShown && (
        <p className={styles.label} id={labelId(id)}>
          {label}
        </p>
      )}
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <ProblemNote id={`${id}-problem`} text={problem} />
    </div>
  );
}

/** Id of a question's label, for controls that are named by it. */
export function labelId(id: string): string {
  return `${id}-label`;
}

/** Says what is missing; announced when it appears. */
export function ProblemNote({ id, text }: { readonly id: string; readonly text: string | undefined }) {
  return (
    <p className={styles.problem} id={id} role="alert">
      {text}
    </p>
  );
}
