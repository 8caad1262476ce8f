import { degreeOf, wordAt, wordsOf } from "@mindle/domain/widgets/two-readings/definition";
import type { TwoReadingsProps } from "@mindle/domain/widgets/two-readings/props";
import type { ReactNode, Ref } from "react";
import { useContentPage } from "../../page-context.ts";
import { DegreeField } from "../../parts/slider/degree-field.tsx";
import styles from "./heat-field.module.css";
import { TEXTS } from "./texts.ts";
import { Thermometer } from "./thermometer.tsx";

/** A degree with the word that goes with it. */
interface Heat {
  readonly deg: number | null;
  readonly word: string | null;
}

interface HeatFieldProps {
  /** Unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly props: TwoReadingsProps;
  readonly value: Heat;
  onChange(value: Heat): void;
  readonly part: "first" | "second";
  /** Of its label, which takes the focus. */
  readonly heading: Ref<HTMLElement>;
  readonly problem?: string | undefined;
  /** What comes before the words, right below the thermometer. */
  readonly children?: ReactNode;
}

/** The degree of anger, from 0 to 100: by a slider, as a number or by one of one's own words. */
export function HeatField({
  id,
  label,
  props,
  value,
  onChange,
  part,
  heading,
  problem,
  children,
}: HeatFieldProps) {
  const { language } = useContentPage();
  const texts = TEXTS[language];
  const degree = degreeOf(value);
  const wordOf = (each: number) => wordAt(each, props);
  const set = (deg: number | null) =>
    onChange({ deg, word: deg === null ? null : (wordOf(deg)?.id ?? null) });
  return (
    <div className={styles.heat}>
      <Thermometer degree={degree} />
      <DegreeField
        id={id}
        label={label}
        value={value.deg}
        onChange={set}
        part={part}
        isHard
        scale={{
          most: 100,
          step: 5,
          unit: texts.degree,
          least: texts.cool,
          greatest: texts.hot,
          spoken: (each) => texts.spoken(each, wordOf(each)?.label[language]),
        }}
        heading={heading}
        problem={problem}
      />
      {children}
      <ul className={styles.words} aria-label={texts.words}>
        {wordsOf(props).map((each) => (
          <li key={each.id}>
            <button
              type="button"
              className={styles.word}
              aria-pressed={degree !== undefined && wordOf(degree)?.id === each.id}
              onClick={() => set(each.degree)}
            >
              {each.label[language]} <small>{texts.spoken(each.degree, undefined)}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
