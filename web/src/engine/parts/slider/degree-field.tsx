import { type Ref, useState } from "react";
import { useTexts } from "../../page-context.ts";
import { ProblemNote } from "../question/question.tsx";
import styles from "./degree-field.module.css";
import { NumberSlider } from "./number-slider.tsx";

const TEXTS = {
  ko: {
    notAtAll: "전혀",
    veryMuch: "아주 많이",
    notYet: "아직 고르지 않았어요",
    typed: (label: string) => `${label} 숫자로 적기`,
    range: (most: number) => `0부터 ${most}까지예요`,
  },
  en: {
    notAtAll: "Not at all",
    veryMuch: "Very",
    notYet: "Not chosen yet",
    typed: (label: string) => `${label} Type a number`,
    range: (most: number) => `From 0 to ${most}`,
  },
} as const;

interface DegreeFieldProps {
  /** Unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly value: number | null;
  onChange(value: number | null): void;
  /** The part of the answer that it holds. */
  readonly part: string;
  /** Whether a high degree is hard to bear. */
  readonly isHard?: boolean;
  /** What differs from the scale from 0 to 10. */
  readonly scale?: Partial<DegreeScale>;
  /** Of its label, where that takes the focus. */
  readonly heading?: Ref<HTMLElement>;
  /** What must be changed. */
  readonly problem?: string | undefined;
}

interface DegreeScale {
  readonly most: number;
  /** Between two numbers that the slider reaches; every whole number can be typed. */
  readonly step: number;
  readonly unit: string;
  /** What stands at its ends, where that is not how strong something is. */
  readonly least?: string;
  readonly greatest?: string;
  spoken(value: number): string;
}

const TEN: DegreeScale = { most: 10, step: 1, unit: "", spoken: String };

/** How much, from 0 to 10 or on another scale, on a slider that is empty at first or as a typed number. */
export function DegreeField(props: DegreeFieldProps) {
  const { id, label, value, onChange, part, isHard, scale, heading, problem } = props;
  const texts = useTexts(TEXTS);
  const { most, step, unit, spoken, least, greatest } = { ...TEN, ...scale };
  /** What was typed and is no such number: it stays to be seen, and is no answer. */
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    const number = text === "" ? null : Number(text);
    const isFine = number === null || (Number.isInteger(number) && number >= 0 && number <= most);
    setTyped(isFine ? undefined : text);
    onChange(isFine ? number : null);
  };
  return (
    <div className={styles.degree} data-part={part}>
      <p className={styles.question}>
        <span id={`${id}-label`} tabIndex={heading === undefined ? undefined : -1} ref={heading}>
          {label}
        </span>
        <span className={styles.entry}>
          <input
            type="number"
            className={styles.number}
            inputMode="numeric"
            min={0}
            max={most}
            aria-label={texts.typed(label)}
            aria-invalid={typed !== undefined || undefined}
            aria-describedby={`${id}-problem`}
            placeholder="?"
            value={typed ?? value ?? ""}
            onChange={(event) => type(event.currentTarget.value)}
          />
          {unit !== "" && (
            <span className={styles.unit} aria-hidden="true">
              {unit}
            </span>
          )}
        </span>
      </p>
      <NumberSlider
        labelledBy={`${id}-label`}
        points={{ min: 0, max: most, step }}
        value={value ?? undefined}
        onChange={(next) => {
          setTyped(undefined);
          onChange(next);
        }}
        spoken={value === null ? texts.notYet : spoken(value)}
        isHard={isHard}
        disabled={false}
      />
      <p className={styles.ends} aria-hidden="true">
        <span>{least ?? texts.notAtAll}</span>
        <span>{greatest ?? texts.veryMuch}</span>
      </p>
      <ProblemNote id={`${id}-problem`} text={typed === undefined ? problem : texts.range(most)} />
    </div>
  );
}
