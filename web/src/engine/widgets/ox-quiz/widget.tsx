import { oxQuiz } from "@mindle/domain/widgets/ox-quiz/definition";
import type { OxQuizProps } from "@mindle/domain/widgets/ox-quiz/widget";
import type { OxAnswers } from "@mindle/domain/widgets/shared/ox";
import { own } from "@mindle/domain/widgets/shared/parts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { onProblem } from "../../focus-problem.ts";
import { useContentPage } from "../../page-context.ts";
import { MARKS, Stamp, StampMark, stampState } from "../../parts/choices/stamp.tsx";
import pair from "../../parts/choices/stamp-pair.module.css";
import { koreanCount } from "../../parts/numbers.ts";
import { ProblemNote, Question } from "../../parts/question/question.tsx";
import { useFocusNext } from "../../parts/typing/keyboard.ts";
import { partProblem } from "../../problem-text.ts";
import { RichText } from "../../rich-text/rich-text.tsx";
import { answeredWidget, type WidgetViewProps } from "../../widget-view.ts";
import styles from "./ox-quiz.module.css";

const TEXTS = {
  ko: {
    reply: "이렇게 볼 수 있어요",
    left: (count: number) => `${koreanCount(count, "장")} 더 있어요`,
    next: "다음 카드",
    again: "카드를 누르면 다시 펼쳐져요",
  },
  en: {
    reply: "One way to see it",
    left: (count: number) => (count === 1 ? "One more card" : `${count} more cards`),
    next: "Next card",
    again: "Press a card to open it again",
  },
} as const;

/** Cards that are stamped with O or X, one at a time. The reply follows whichever it was; then the card folds to a line. */
export default answeredWidget(oxQuiz, function OxQuiz(view) {
  const { id, props, value, problems, disabled } = view;
  const { language } = useContentPage();
  const texts = TEXTS[language];
  const questions = Object.entries(props.questions);
  const left = questions.filter(([question]) => own(value, question) === undefined);
  const next = left[0]?.[0];
  const [picked, setPicked] = useState(disabled ? undefined : next);
  const isOnlyOne = questions.length === 1;
  const open = isOnlyOne ? questions[0]?.[0] : picked;
  const shown = questions.filter(
    ([question]) => disabled || question === open || own(value, question) !== undefined,
  );
  const later = left.filter(([question]) => question !== open).length;
  const root = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext(root);
  const showProblem = useEffectEvent((part: string | undefined) => flushSync(() => setPicked(part ?? next)));
  useEffect(() => (root.current === null ? undefined : onProblem(root.current, showProblem)), []);

  return (
    <Question id={id} label={props.label[language]} problems={problems}>
      <div ref={root} className={styles.cards} data-one-at-a-time>
        {open === undefined && next === undefined && <p className={styles.again}>{texts.again}</p>}
        {shown.map(([question, content]) => (
          <QuizCard
            key={question}
            view={view}
            question={question}
            content={content}
            isOpen={question === open}
            onFold={isOnlyOne ? undefined : () => setPicked(question === open ? undefined : question)}
          />
        ))}
        {later > 0 && !disabled && (
          <div className={styles.left} data-many={later > 1 || undefined}>
            {open === next ? (
              texts.left(later)
            ) : (
              <button
                type="button"
                className={styles.next}
                data-next
                onClick={() => {
                  setPicked(next);
                  focusNext("button[aria-pressed]");
                }}
              >
                <b>{texts.next}</b>
                {texts.left(later)}
              </button>
            )}
          </div>
        )}
      </div>
    </Question>
  );
});

interface QuizCardProps {
  readonly view: WidgetViewProps<OxQuizProps, OxAnswers>;
  readonly question: string;
  readonly content: OxQuizProps["questions"][string];
  readonly isOpen: boolean;
  /** Folds the open card, opens the folded one; undefined for one that is always open. */
  readonly onFold: (() => void) | undefined;
}

/** A statement; open, the two stamps below it, of which the first one that is pressed stays. */
function QuizCard({ view, question, content, isOpen, onFold }: QuizCardProps) {
  const { value, onChange, problems, disabled } = view;
  const { meanings } = view.props;
  const { statement, right, why } = content;
  const id = `${view.id}-${question}`;
  const answer = own(value, question);
  const { language } = useContentPage();
  const problem = partProblem(problems, question, language);
  const isAnswered = answer !== undefined;
  const isFixed = disabled || isAnswered;
  const card = useRef<HTMLDivElement>(null);
  /** What was seen of it last, so that it is brought into sight only when it changes. */
  const seen = useRef({ isOpen, isAnswered });
  useEffect(() => {
    const before = seen.current;
    seen.current = { isOpen, isAnswered };
    const isNew = isOpen && (!before.isOpen || before.isAnswered !== isAnswered);
    if (isNew) card.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen, isAnswered]);
  const statementText = (
    <span className={styles.statement} id={`${id}-statement`}>
      {statement[language]}
    </span>
  );
  const stamped = isAnswered && (
    <span className={styles.stamped} data-state="pressed">
      <StampMark mark={answer} size={isOpen ? 40 : 22} />
    </span>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place for the statement beside the stamps.
    <div
      ref={card}
      className={styles.card}
      role="group"
      data-part={question}
      data-open={isOpen || undefined}
      aria-labelledby={`${id}-statement`}
      aria-describedby={problem === undefined ? undefined : `${id}-problem`}
    >
      {isFixed && onFold !== undefined ? (
        <button type="button" className={styles.head} aria-expanded={isOpen} onClick={onFold}>
          {statementText}
          {stamped}
        </button>
      ) : (
        <p className={styles.head}>
          {statementText}
          {stamped}
        </p>
      )}
      {isOpen && (
        <>
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
                  if (!isFixed) onChange({ ...value, [question]: mark });
                }}
              >
                <Stamp mark={mark} meaning={meanings[mark][language]} />
              </button>
            ))}
          </div>
          <div role="status">
            {isAnswered && (
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
        </>
      )}
      <ProblemNote id={`${id}-problem`} text={problem} />
    </div>
  );
}
