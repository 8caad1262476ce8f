import { type QuestionSetValue, questionSet } from "@mindle/domain/widgets/question-set/definition";
import type { QuestionSetProps } from "@mindle/domain/widgets/question-set/props";
import type { KeyboardEvent } from "react";
import { StrokeIcon } from "../../../ui/pictures/icon.tsx";
import { useContentPage } from "../../page-context.ts";
import { CountSeeds } from "../../parts/choices/count-seeds.tsx";
import { koreanCount } from "../../parts/numbers.ts";
import { ProblemNote, Question } from "../../parts/question.tsx";
import { partProblem, wholeProblem } from "../../problem-text.ts";
import { answeredWidget, type WidgetViewProps } from "../../widget-view.ts";
import { AnswerSummary } from "./answer-summary.tsx";
import styles from "./question-set.module.css";
import { Scale } from "./scale.tsx";
import { usePlace } from "./use-place.ts";

const TEXTS = {
  ko: {
    atLeast: (count: number) => `${koreanCount(count)}만 답해도 괜찮아요`,
    place: (at: number, all: number) => `${all}개 중 ${at}`,
    previous: "앞 질문",
    next: "다음 질문",
    skip: "건너뛰기",
  },
  en: {
    atLeast: (count: number) => (count === 1 ? "One answer is enough" : `${count} answers are enough`),
    place: (at: number, all: number) => `${at} of ${all}`,
    previous: "Question before",
    next: "Next question",
    skip: "Skip",
  },
} as const;

export default answeredWidget(questionSet, QuestionSet);

/** One question at a time, all answered on the same scale; then all answers together. */
function QuestionSet({
  id,
  props,
  value,
  onChange,
  problems,
  disabled,
}: WidgetViewProps<QuestionSetProps, QuestionSetValue>) {
  const { language } = useContentPage();
  const texts = TEXTS[language];
  const { label, questions, scale, reversed, least } = props;
  const ids = Object.keys(questions);
  const { root, at, way, isFresh, go, goOn, isGoingOn } = usePlace(props, value, disabled);
  const mayBeLeftOut = least !== undefined && least < ids.length;
  const asked = ids[at];

  const without = (question: string) =>
    Object.fromEntries(Object.entries(value).filter(([each]) => each !== question));
  const onKeyDown = (event: KeyboardEvent) => {
    if (asked === undefined || disabled || event.defaultPrevented) return;
    if (event.key === "Enter" && value[asked] !== undefined) goOn();
    if (mayBeLeftOut && (event.key === "Delete" || event.key === "Backspace")) onChange(without(asked));
  };

  return (
    <Question
      id={id}
      label={{ hidden: label[language] }}
      hint={mayBeLeftOut && asked !== undefined ? texts.atLeast(least) : undefined}
      problems={[]}
    >
      <div ref={root} className={styles.set} data-one-at-a-time>
        {asked === undefined ? (
          <AnswerSummary
            id={id}
            label={label[language]}
            questions={questions}
            scale={scale}
            value={value}
            onPick={disabled ? undefined : (place) => go(place)}
          />
        ) : (
          <fieldset
            key={asked}
            className={styles.question}
            data-part={asked}
            data-way={way}
            aria-labelledby={`${id}-${asked}-text`}
            aria-describedby={`${id}-${asked}-problem`}
          >
            <p className={styles.about}>{label[language]}</p>
            {ids.length > 1 && (
              <p className={styles.place}>
                {texts.place(at + 1, ids.length)}
                <CountSeeds
                  count={ids.length}
                  stateOf={(place) =>
                    place === at ? "now" : value[ids[place] ?? ""] === undefined ? "empty" : "full"
                  }
                />
              </p>
            )}
            <p className={styles.text} id={`${id}-${asked}-text`}>
              {questions[asked]?.[language]}
            </p>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls inside. */}
            <div onKeyDown={onKeyDown}>
              <Scale
                name={`${id}-${asked}`}
                labelledBy={`${id}-${asked}-text`}
                scale={scale}
                value={value[asked]}
                onChange={(point) => onChange({ ...value, [asked]: point })}
                onAnswered={goOn}
                onAgain={() => (mayBeLeftOut && !isGoingOn() ? onChange(without(asked)) : goOn())}
                isHard={!reversed.includes(asked)}
                disabled={disabled}
              />
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
                {mayBeLeftOut && (
                  <button
                    type="button"
                    className={styles.skip}
                    onClick={() => {
                      if (value[asked] !== undefined) onChange(without(asked));
                      go(at + 1);
                    }}
                  >
                    {texts.skip}
                  </button>
                )}
                <WayButton
                  name={texts.next}
                  way="on"
                  disabled={value[asked] === undefined}
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
export function WayButton({ name, way, disabled, onClick }: WayButtonProps) {
  return (
    <button type="button" className={styles.way} aria-label={name} disabled={disabled} onClick={onClick}>
      <StrokeIcon d={ARROWS[way]} size={22} />
    </button>
  );
}
