import { type QuestionSetValue, questionSet } from "@mindle/domain/widgets/question-set/definition";
import type { QuestionSetProps } from "@mindle/domain/widgets/question-set/props";
import type { CSSProperties } from "react";
import { useContentPage } from "../../page-context.ts";
import { Choice } from "../../parts/choices/choice.tsx";
import { koreanCount } from "../../parts/numbers.ts";
import { Question } from "../../parts/question.tsx";
import { SubQuestions } from "../../parts/sub-questions.tsx";
import { answeredWidget, type WidgetViewProps } from "../../widget-view.ts";
import styles from "./question-set.module.css";

const TEXTS = {
  ko: {
    atLeast: (count: number) => `${koreanCount(count)}만 답해도 괜찮아요`,
    clear: "답 지우기",
  },
  en: {
    atLeast: (count: number) => (count === 1 ? "One answer is enough" : `${count} answers are enough`),
    clear: "Clear answer",
  },
} as const;

export default answeredWidget(questionSet, QuestionSet);

/** Questions one after another, each answered on the same scale of stones. */
function QuestionSet({
  id,
  props: { label, questions, scale, least },
  value,
  onChange,
  problems,
  disabled,
}: WidgetViewProps<QuestionSetProps, QuestionSetValue>) {
  const { language } = useContentPage();
  const mayBeLeftOut = least !== undefined && least < Object.keys(questions).length;
  const clear = (question: string) =>
    onChange(Object.fromEntries(Object.entries(value).filter(([each]) => each !== question)));
  return (
    <Question
      id={id}
      label={label[language]}
      hint={mayBeLeftOut && !disabled ? TEXTS[language].atLeast(least) : undefined}
      problems={problems}
    >
      <SubQuestions
        id={id}
        questions={questions}
        isAnswered={(question) => value[question] !== undefined}
        problems={problems}
      >
        {(question, name) => (
          <Scale
            name={name}
            scale={scale}
            value={value[question]}
            onChange={(point) => onChange({ ...value, [question]: point })}
            onClear={mayBeLeftOut ? () => clear(question) : undefined}
            disabled={disabled}
          />
        )}
      </SubQuestions>
    </Question>
  );
}

interface ScaleProps {
  /** Shared by its radio buttons, unique on the page. */
  readonly name: string;
  readonly scale: QuestionSetProps["scale"];
  readonly value: number | undefined;
  onChange(point: number): void;
  /** Given where a question may be left without an answer. */
  readonly onClear: (() => void) | undefined;
  readonly disabled: boolean;
}

/** More points than this are laid in two rows or more, so that a thumb hits each of them. */
const ONE_ROW = 7;

/** The points of a scale as stones, from small and light to large and dark. */
function Scale({ name, scale: { min, max, labels }, value, onChange, onClear, disabled }: ScaleProps) {
  const { language } = useContentPage();
  const points = Array.from({ length: max - min + 1 }, (_, at) => min + at);
  const labelOf = (point: number) => labels[String(point)]?.[language];
  const reply = value === undefined ? undefined : labelOf(value);
  const stones: CSSProperties & { readonly "--per-row": number } = {
    "--per-row": Math.ceil(points.length / Math.ceil(points.length / ONE_ROW)),
  };
  const stoneOf = (point: number): CSSProperties & { readonly "--share": number } => ({
    "--share": (point - min) / (max - min),
  });
  return (
    <div className={styles.scale} style={stones}>
      <div className={styles.stones}>
        {points.map((point) => (
          <Choice
            key={point}
            kind="radio"
            name={name}
            className={styles.point}
            style={stoneOf(point)}
            aria-label={[point, labelOf(point)].filter((part) => part !== undefined).join(" ")}
            checked={value === point}
            disabled={disabled}
            onChange={() => onChange(point)}
          >
            <span className={styles.stone}>{point}</span>
          </Choice>
        ))}
      </div>
      <div className={styles.foot}>
        {reply === undefined ? (
          <>
            <span aria-hidden="true">
              <b>{min}</b> {labelOf(min)}
            </span>
            <span aria-hidden="true">
              <b>{max}</b> {labelOf(max)}
            </span>
          </>
        ) : (
          <span className={styles.reply} aria-hidden="true">
            {reply}
          </span>
        )}
      </div>
      {onClear !== undefined && value !== undefined && !disabled && (
        <button type="button" className={styles.clear} onClick={onClear}>
          {TEXTS[language].clear}
        </button>
      )}
    </div>
  );
}
