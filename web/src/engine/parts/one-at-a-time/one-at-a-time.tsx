import type { Labelled } from "@mindle/domain/content/props";
import type { WidgetProblem } from "@mindle/domain/widgets/shared/problem";
import type { KeyboardEvent, ReactNode } from "react";
import { StrokeIcon } from "../../../ui/pictures/icon.tsx";
import { useContentPage } from "../../page-context.ts";
import { partProblem, wholeProblem } from "../../problem-text.ts";
import { CountSeeds } from "../choices/count-seeds.tsx";
import { ProblemNote, Question } from "../question/question.tsx";
import summary from "./answer-summary.module.css";
import styles from "./one-at-a-time.module.css";
import { usePlace } from "./use-place.ts";

const TEXTS = {
  ko: {
    place: (at: number, all: number) => `${all}개 중 ${at}`,
    previous: "앞 질문",
    next: "다음 질문",
    skip: "건너뛰기",
    how: "줄을 누르면 고칠 수 있어요",
    none: "건너뛰었어요",
  },
  en: {
    place: (at: number, all: number) => `${at} of ${all}`,
    previous: "Question before",
    next: "Next question",
    skip: "Skip",
    how: "Press a line to change it",
    none: "Skipped",
  },
} as const;

interface OneAtATimeProps {
  /** The widget's. */
  readonly id: string;
  /** What all questions are about. */
  readonly label: string;
  /** How many answers are enough; shown while a question is asked. */
  readonly hint?: string | undefined;
  readonly questions: Labelled;
  /** In words; undefined where there is none. */
  answerOf(question: string): string | undefined;
  /** Draws an answer beside its words, where all are shown together. */
  readonly draw?: ((question: string) => ReactNode) | undefined;
  /** Takes the answer to a question away; undefined where all are needed. */
  readonly leaveOut?: ((question: string) => void) | undefined;
  /** What is wrong with the answers now, first of all; `problems` are those that are said. */
  readonly firstProblem: WidgetProblem | undefined;
  readonly problems: readonly WidgetProblem[];
  readonly disabled: boolean;
  readonly role?: "radiogroup";
  /** The controls of the question that is asked. */
  readonly children: (asked: AskedQuestion) => ReactNode;
}

interface AskedQuestion {
  readonly question: string;
  /** Of its radio buttons, unique on the page. */
  readonly name: string;
  /** Id of its text. */
  readonly labelledBy: string;
  /** Goes on once a finger or mouse has answered; keys may go on to another answer, and Enter goes on. */
  onAnswered(): void;
  /** The answer that is there is pressed again. */
  onAgain(): void;
}

/** Questions that are answered alike, one at a time; then all answers together. */
export function OneAtATime(props: OneAtATimeProps) {
  const { id, label, hint, questions, answerOf, leaveOut, firstProblem, problems, disabled } = props;
  const { role, children } = props;
  const { language } = useContentPage();
  const texts = TEXTS[language];
  const ids = Object.keys(questions);
  const isAnswered = (question: string) => answerOf(question) !== undefined;
  const { root, at, way, isFresh, go, goOn, isGoingOn } = usePlace({
    ids,
    isAnswered,
    firstProblem,
    disabled,
  });
  const asked = ids[at];

  const onKeyDown = (event: KeyboardEvent) => {
    if (asked === undefined || disabled || event.defaultPrevented) return;
    if (event.key === "Enter" && isAnswered(asked)) goOn();
    if (event.key === "Delete" || event.key === "Backspace") leaveOut?.(asked);
  };

  return (
    <Question id={id} label={{ hidden: label }} hint={asked === undefined ? undefined : hint} problems={[]}>
      <div ref={root} className={styles.set} data-one-at-a-time>
        {asked === undefined ? (
          <AnswerSummary
            id={id}
            label={label}
            questions={questions}
            answerOf={answerOf}
            draw={props.draw}
            onPick={disabled ? undefined : (place) => go(place)}
          />
        ) : (
          <fieldset
            key={asked}
            role={role}
            className={styles.question}
            data-part={asked}
            data-way={way}
            aria-labelledby={`${id}-${asked}-text`}
            aria-describedby={`${id}-${asked}-problem`}
          >
            <p className={styles.about}>{label}</p>
            {ids.length > 1 && (
              <p className={styles.place}>
                {texts.place(at + 1, ids.length)}
                <CountSeeds
                  count={ids.length}
                  stateOf={(place) =>
                    place === at ? "now" : isAnswered(ids[place] ?? "") ? "full" : "empty"
                  }
                />
              </p>
            )}
            <p className={styles.text} id={`${id}-${asked}-text`}>
              {questions[asked]?.[language]}
            </p>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls inside. */}
            <div onKeyDown={onKeyDown}>
              {children({
                question: asked,
                name: `${id}-${asked}`,
                labelledBy: `${id}-${asked}-text`,
                onAnswered: goOn,
                onAgain: () => (leaveOut !== undefined && !isGoingOn() ? leaveOut(asked) : goOn()),
              })}
            </div>
            <ProblemNote
              id={`${id}-${asked}-problem`}
              text={
                isFresh
                  ? undefined
                  : (partProblem(problems, asked, language) ?? wholeProblem(problems, language))
              }
            />
            {ids.length > 1 && !disabled && (
              <div className={styles.ways}>
                <WayButton name={texts.previous} way="back" disabled={at === 0} onClick={() => go(at - 1)} />
                {leaveOut !== undefined && (
                  <button
                    type="button"
                    className={styles.skip}
                    onClick={() => {
                      if (isAnswered(asked)) leaveOut(asked);
                      go(at + 1);
                    }}
                  >
                    {texts.skip}
                  </button>
                )}
                <WayButton
                  name={texts.next}
                  way="on"
                  disabled={!isAnswered(asked)}
                  onClick={() => go(at + 1)}
                />
              </div>
            )}
          </fieldset>
        )}
      </div>
    </Question>
  );
}

interface WayButtonProps {
  readonly name: string;
  readonly way: keyof typeof ARROWS;
  readonly disabled: boolean;
  onClick(): void;
}

const ARROWS = { back: "M5.5 14.5 12 8l6.5 6.5", on: "M5.5 9.5 12 16l6.5-6.5" } as const;

/** To the question above or below. */
function WayButton({ name, way, disabled, onClick }: WayButtonProps) {
  return (
    <button type="button" className={styles.way} aria-label={name} disabled={disabled} onClick={onClick}>
      <StrokeIcon d={ARROWS[way]} size={22} />
    </button>
  );
}

interface AnswerSummaryProps
  extends Pick<OneAtATimeProps, "id" | "label" | "questions" | "answerOf" | "draw"> {
  /** Called with the place of a question to change its answer; undefined where they can only be read. */
  readonly onPick: ((at: number) => void) | undefined;
}

/** All answers together, each a press away from being changed. */
function AnswerSummary({ id, label, questions, answerOf, draw, onPick }: AnswerSummaryProps) {
  const { language } = useContentPage();
  const texts = TEXTS[language];
  return (
    <div>
      <p className={summary.label} id={`${id}-summary`} tabIndex={-1}>
        {label}
      </p>
      {onPick !== undefined && <p className={summary.how}>{texts.how}</p>}
      <ul
        className={summary.lines}
        data-drawn={draw !== undefined || undefined}
        aria-labelledby={`${id}-summary`}
      >
        {Object.entries(questions).map(([question, text], at) => {
          const answer = answerOf(question);
          const line = (
            <>
              <span className={summary.question}>{text[language]}</span>{" "}
              {answer === undefined ? (
                <span className={summary.none}>{texts.none}</span>
              ) : (
                <>
                  {draw?.(question)}
                  <b className={summary.answer}>{answer}</b>
                </>
              )}
            </>
          );
          return (
            <li key={question}>
              {onPick === undefined ? (
                <span className={summary.line}>{line}</span>
              ) : (
                <button
                  type="button"
                  className={summary.line}
                  data-part={question}
                  onClick={() => onPick(at)}
                >
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
