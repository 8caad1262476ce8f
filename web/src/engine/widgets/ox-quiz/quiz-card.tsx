import type { RichText as RichTextProps } from "@mindle/domain/content/authored-text";
import type { OxMeanings } from "@mindle/domain/widgets/answers/ox";
import { useContentPage } from "../../page-context.ts";
import { ProblemNote } from "../../parts/question.tsx";
import { MARKS, Stamp, StampMark, stampState } from "../../parts/stamp.tsx";
import pair from "../../parts/stamp-pair.module.css";
import { RichText } from "../../rich-text.tsx";
import styles from "./quiz-card.module.css";
import { TEXTS } from "./texts.ts";

interface QuizCardProps {
  readonly id: string;
  readonly part: string;
  readonly statement: string;
  readonly meanings: OxMeanings;
  readonly right: "o" | "x";
  readonly why: RichTextProps;
  readonly answer: "o" | "x" | undefined;
  onAnswer(answer: "o" | "x"): void;
  readonly problem: string | undefined;
  readonly disabled: boolean;
}

/** A statement and the two stamps. The first one that is pressed stays. */
export function QuizCard(props: QuizCardProps) {
  const { id, part, statement, meanings, right, why, answer, onAnswer, problem, disabled } = props;
  const { language } = useContentPage();
  const isFixed = disabled || answer !== undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place for the statement beside the stamps.
    <div
      className={styles.card}
      role="group"
      data-part={part}
      aria-labelledby={`${id}-statement`}
      aria-describedby={problem === undefined ? undefined : `${id}-problem`}
    >
      <p className={styles.statement} id={`${id}-statement`}>
        {statement}
      </p>
      <div className={styles.stamps}>
        {MARKS.map((mark) => (
          <button
            key={mark}
            type="button"
            className={pair.choice}
            data-state={stampState(mark, answer)}
            data-fixed={isFixed || undefined}
            aria-pressed={answer === mark}
            // Not disabled, so that the focus stays on the stamp that was pressed.
            aria-disabled={isFixed || undefined}
            onClick={() => {
              if (!isFixed) onAnswer(mark);
            }}
          >
            <Stamp mark={mark} meaning={meanings[mark][language]} />
          </button>
        ))}
      </div>
      <ProblemNote id={`${id}-problem`} text={problem} />
      <div role="status">
        {answer !== undefined && (
          <div className={styles.reply}>
            <p className={styles.lead}>
              <span className={styles.quiet}>{TEXTS[language].reply}</span>
              <span className={styles.meaning}>
                <StampMark mark={right} size={18} />
                {meanings[right][language]}
              </span>
            </p>
            <RichText text={why} />
          </div>
        )}
      </div>
    </div>
  );
}
