import { useState } from "react";
import { useContentPage } from "../../page-context.ts";
import { ProblemNote } from "../question.tsx";
import styles from "./degree-field.module.css";
import { NumberSlider } from "./number-slider.tsx";

const TEXTS = {
  ko: {
    notAtAll: "전혀",
    veryMuch: "아주 많이",
    notYet: "아직 고르지 않았어요",
    typed: (label: string) => `${label} 숫자로 적기`,
    range: "0부터 10까지예요",
  },
  en: {
    notAtAll: "Not at all",
    veryMuch: "Very",
    notYet: "Not chosen yet",
    typed: (label: string) => `${label} Type a number`,
    range: "From 0 to 10",
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
}

const POINTS = { min: 0, max: 10, step: 1 };

/** How much, from 0 to 10, on a slider that is empty at first or as a typed number. */
export function DegreeField({ id, label, value, onChange, part }: DegreeFieldProps) {
  const { language } = useContentPage();
  const texts = TEXTS[language];
  /** What was typed and is no such number: it stays to be seen, and is no answer. */
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    const number = text === "" ? null : Number(text);
    const isFine = number === null || (Number.isInteger(number) && number >= 0 && number <= 10);
    setTyped(isFine ? undefined : text);
    onChange(isFine ? number : null);
  };
  return (
    <div className={styles.degree} data-part={part}>
      <p className={styles.question}>
        <span id={`${id}-label`}>{label}</span>
        <input
          type="number"
          className={styles.number}
          inputMode="numeric"
          min={0}
          max={10}
          aria-label={texts.typed(label)}
          aria-invalid={typed !== undefined || undefined}
          aria-describedby={`${id}-problem`}
          placeholder="?"
          value={typed ?? value ?? ""}
          onChange={(event) => type(event.currentTarget.value)}
        />
      </p>
      <NumberSlider
        labelledBy={`${id}-label`}
        points={POINTS}
        value={value ?? undefined}
        onChange={(next) => {
          setTyped(undefined);
          onChange(next);
        }}
        spoken={value === null ? texts.notYet : String(value)}
        disabled={false}
      />
      <p className={styles.ends} aria-hidden="true">
        <span>{texts.notAtAll}</span>
        <span>{texts.veryMuch}</span>
      </p>
      <ProblemNote id={`${id}-problem`} text={typed === undefined ? undefined : texts.range} />
    </div>
  );
}
