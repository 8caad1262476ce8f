import { useContentPage } from "../../page-context.ts";
import { WEIGHTS } from "./balance.ts";
import type { RowProps } from "./row-props.ts";
import styles from "./seesaw.module.css";
import { TEXTS } from "./texts.ts";

/** A weight from 1 to 5 as a choice, or none. */
export function WeightChoice({ id, label, weight = 0, onWeight, isInvalid, disabled }: RowProps) {
  const { language } = useContentPage();
  return (
    <fieldset
      className={styles.choice}
      aria-invalid={isInvalid || undefined}
      aria-describedby={`${id}-problem`}
    >
      <legend className={styles.name}>{label}</legend>
      <div className={styles.weights}>
        {[0, ...WEIGHTS].map((each) => (
          <label key={each} className={styles.weight}>
            <input
              type="radio"
              className={styles.input}
              name={id}
              checked={weight === each}
              disabled={disabled}
              aria-label={each === 0 ? TEXTS[language].off : String(each)}
              onChange={() => onWeight(each)}
            />
            <span aria-hidden="true">{each === 0 ? "–" : each}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
