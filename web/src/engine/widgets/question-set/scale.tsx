import type { QuestionSetProps } from "@mindle/domain/widgets/question-set/props";
import type { MouseEvent } from "react";
import { useContentPage } from "../../page-context.ts";
import { Choice } from "../../parts/choices/choice.tsx";
import { cssVariables } from "../../parts/css-variables.ts";
import { NumberSlider } from "../../parts/slider/number-slider.tsx";
import styles from "./scale.module.css";

const TEXTS = {
  ko: { notYet: "아직 고르지 않았어요", how: "밀어서 골라 주세요" },
  en: { notYet: "Not chosen yet", how: "Slide to choose" },
} as const;

interface ScaleProps {
  /** Shared by its radio buttons, unique on the page. */
  readonly name: string;
  /** Id of the question. */
  readonly labelledBy: string;
  readonly scale: QuestionSetProps["scale"];
  readonly value: number | undefined;
  onChange(point: number): void;
  /** Called once a finger or mouse has answered; arrow keys may go on to another point. */
  onAnswered(): void;
  /** Called where the answer that is there is pressed again. */
  onAgain(): void;
  /** Whether much of it is hard to bear. */
  readonly isHard: boolean;
  readonly disabled: boolean;
}

/** As many stones as a thumb can tell apart in one row. */
const MAX_STONES = 7;

/** Whether the points are stones in a row, each a radio button; more of them are a slider. */
export function isRow({ min, max }: QuestionSetProps["scale"]): boolean {
  return max - min < MAX_STONES;
}

/** The points of a scale. */
export function Scale(props: ScaleProps) {
  return isRow(props.scale) ? <Stones {...props} /> : <Slider {...props} />;
}

/** Stones from small and light to large and dark, with what they mean below. */
function Stones({
  name,
  scale: { min, max, labels },
  value,
  onChange,
  onAnswered,
  onAgain,
  disabled,
}: ScaleProps) {
  const { language } = useContentPage();
  const points = Array.from({ length: max - min + 1 }, (_, at) => min + at);
  const onClick = (event: MouseEvent, point: number) => {
    // Keys click, too.
    if (event.detail === 0) return;
    if (point === value) onAgain();
    else onAnswered();
  };
  return (
    <div className={styles.stones}>
      {points.map((point) => {
        const label = labels[String(point)]?.[language];
        return (
          <Choice
            key={point}
            kind="radio"
            name={name}
            className={styles.point}
            style={cssVariables({ share: (point - min) / (max - min) })}
            aria-label={[point, label].filter((part) => part !== undefined).join(" ")}
            checked={value === point}
            disabled={disabled}
            onChange={() => onChange(point)}
            onClick={(event) => onClick(event, point)}
          >
            <span className={styles.stone}>{point}</span>
            <span className={styles.meaning}>{label}</span>
          </Choice>
        );
      })}
    </div>
  );
}

/** A pebble that slides, and the number that it has reached. */
function Slider({
  labelledBy,
  scale: { min, max, labels },
  value,
  onChange,
  onAnswered,
  onAgain,
  isHard,
  disabled,
}: ScaleProps) {
  const { language } = useContentPage();
  const texts = TEXTS[language];
  const labelOf = (point: number) => labels[String(point)]?.[language];
  const spoken = (point: number) => [point, labelOf(point)].filter((part) => part !== undefined).join(", ");
  return (
    <div>
      <p className={styles.number} aria-hidden="true">
        {value ?? <span className={styles.how}>{texts.how}</span>}
      </p>
      <NumberSlider
        labelledBy={labelledBy}
        points={{ min, max, step: 1 }}
        value={value}
        onChange={onChange}
        onRelease={(isAgain) => (isAgain ? onAgain() : onAnswered())}
        spoken={value === undefined ? texts.notYet : spoken(value)}
        isHard={isHard}
        disabled={disabled}
      />
      <p className={styles.ends} aria-hidden="true">
        {[min, max].map((point) => (
          <span key={point}>
            <b>{point}</b> {labelOf(point)}
          </span>
        ))}
      </p>
    </div>
  );
}
