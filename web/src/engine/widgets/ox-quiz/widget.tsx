import type { RichText as RichTextProps } from "@mindle/domain/content/authored-text";
import type { OxAnswers, OxMeanings } from "@mindle/domain/widgets/answers/ox";
import { own } from "@mindle/domain/widgets/answers/parts";
import { oxQuiz } from "@mindle/domain/widgets/ox-quiz/definition";
import type { OxQuizProps } from "@mindle/domain/widgets/ox-quiz/widget";
import { useContentPage } from "../../page-context.ts";
import { MARKS, Stamp, StampMark, stampState } from "../../parts/choices/stamp.tsx";
import pair from "../../parts/choices/stamp-pair.module.css";
import { koreanCount } from "../../parts/numbers.ts";
import { ProblemNote, Question } from "../../parts/question.tsx";
import { partProblem } from "../../problem-text.ts";
import { RichText } from "../../rich-text.tsx";
import { answeredWidget, type WidgetViewProps } from "../../widget-view.ts";
import styles from "./ox-quiz.module.css";

const TEXTS = {
  ko: {
    reply: "이렇게 볼 수 있어요",
    left: (count: number) => `${koreanCount(count, "장")} 더 있어요`,
  },
  en: {
    reply: "One way to see it",
    left: (count: number) => (count === 1 ? "One more card" : `${count} more cards`),
  },
} as const;

export default answeredWidget(oxQuiz, OxQuiz);

/** Cards that come one after the other, each stamped once with O or X. The reply follows whichever it was. */
function OxQuiz({ id, props, value, onChange, problems, disabled }: WidgetViewProps<OxQuizProps, OxAnswers>) {
  const { language } = useContentPage();
  const questions = Object.entries(props.questions);
  const next = questions.find(([question]) => own(value, question) === undefined)?.[0];
  const shown = questions.filter(
    ([question]) => disabled || question === next || own(value, question) !== undefined,
  );
  const left = questions.length - shown.length;
  const cards = (
    <div className={styles.cards}>
      {shown.map(([question, content]) => (
        <div key={question} className={styles.place}>
          <QuizCard
            id={`${id}-${question}`}
            part={question}
            statement={content.statement[language]}
            meanings={props.meanings}
            right={content.right}
            why={content.why}
            answer={own(value, question)}
            onAnswer={(answer) => onChange({ ...value, [question]: answer })}
            problem={partProblem(problems, question, language)}
            disabled={disabled}
          />
        </div>
      ))}
      {left > 0 && (
        <p className={styles.left} data-many={left > 1 || undefined}>
          {TEXTS[language].left(left)}
        </p>
      )}
    </div>
  );
  if (props.label === undefined) return cards;
  return (
    <Question id={id} label={props.label[language]} problems={problems}>
      {cards}
    </Question>
  );
}

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
function QuizCard(props: QuizCardProps) {
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
