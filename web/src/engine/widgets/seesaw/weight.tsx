import type { SeesawSide } from "@mindle/domain/widgets/seesaw/definition";
import { useRef } from "react";
import { useContentPage } from "../../page-context.ts";
import { Choice } from "../../parts/choices/choice.tsx";
import { cssVariables } from "../../parts/css-variables.ts";
import { WEIGHTS } from "./balance.ts";
import { TEXTS } from "./texts.ts";
import choiceStyles from "./weight-choice.module.css";
import styles from "./weight-slider.module.css";

/** A row whose weight is chosen. */
export interface RowProps {
  /** Unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly side: SeesawSide;
  /** Undefined for a row that is not on the seesaw. */
  readonly weight: number | undefined;
  onWeight(weight: number): void;
  readonly isInvalid: boolean;
  readonly disabled: boolean;
}

/** A slider whose pebble grows as it rolls from its hollow to the end. */
export function WeightSlider({ id, label, side, weight = 0, onWeight, isInvalid, disabled }: RowProps) {
  const { language } = useContentPage();
  const touched = useRef<number>(undefined);
  const rolled = cssVariables({ weight });
  return (
    <label className={styles.roll}>
      <span className={styles.name}>{label}</span>
      <span className={styles.track} style={rolled} data-side={side} data-off={weight === 0 || undefined}>
        <input
          type="range"
          className={styles.range}
          min={0}
          max={WEIGHTS.length}
          step={1}
          value={weight}
          disabled={disabled}
          aria-label={label}
          aria-valuetext={weight === 0 ? TEXTS[language].off : String(weight)}
          aria-invalid={isInvalid || undefined}
          aria-describedby={`${id}-problem`}
          onPointerDown={() => {
            touched.current = weight;
          }}
          onPointerCancel={() => {
            // The finger scrolls the page: the browser has moved the thumb under it all the same.
            if (touched.current !== undefined && touched.current !== weight) onWeight(touched.current);
          }}
          onChange={(event) => onWeight(event.currentTarget.valueAsNumber)}
        />
        <span className={styles.marks} aria-hidden="true">
          <span className={styles.hollow} />
          {WEIGHTS.map((mark) => (
            <span key={mark} className={styles.mark} />
          ))}
        </span>
        <span className={styles.carrier} aria-hidden="true">
          <span className={styles.pebble} />
          <span className={styles.figure}>{weight === 0 ? "" : weight}</span>
        </span>
      </span>
    </label>
  );
}

/** A weight from 1 to 5 as a choice, or none. */
export function WeightChoice({ id, label, weight = 0, onWeight, isInvalid, disabled }: RowProps) {
  const { language } = useContentPage();
  return (
    <fieldset
      aria-labelledby={`${id}-label`}
      aria-invalid={isInvalid || undefined}
      aria-describedby={`${id}-problem`}
    >
      <p className={choiceStyles.name} id={`${id}-label`}>
        {label}
      </p>
      <div className={choiceStyles.weights}>
        {[0, ...WEIGHTS].map((each) => (
          <Choice
            key={each}
            kind="radio"
            name={id}
            className={choiceStyles.weight}
            checked={weight === each}
            disabled={disabled}
            aria-label={each === 0 ? TEXTS[language].off : String(each)}
            onChange={() => onWeight(each)}
          >
            <span aria-hidden="true">{each === 0 ? "–" : each}</span>
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}
