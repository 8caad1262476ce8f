import { type CSSProperties, useRef } from "react";
import { useContentPage } from "../../page-context.ts";
import { WEIGHTS } from "./balance.ts";
import type { RowProps } from "./row-props.ts";
import { TEXTS } from "./texts.ts";
import styles from "./weight-slider.module.css";

/** A slider whose pebble grows as it rolls from its hollow to the end. */
export function WeightSlider({ id, label, side, weight = 0, onWeight, isInvalid, disabled }: RowProps) {
  const { language } = useContentPage();
  const touched = useRef<number>(undefined);
  const rolled: CSSProperties & Record<`--${string}`, number> = { "--weight": weight };
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
