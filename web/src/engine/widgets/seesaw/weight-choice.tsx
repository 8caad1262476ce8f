import { useContentPage } from "../../page-context.ts";
import { Choice } from "../../parts/choices/choice.tsx";
import { WEIGHTS } from "./balance.ts";
import type { RowProps } from "./row-props.ts";
import { TEXTS } from "./texts.ts";
import styles from "./weight-choice.module.css";

/** A weight from 1 to 5 as a choice, or none. */
export function WeightChoice({ id, label, weight = 0, onWeight, isInvalid, disabled }: RowProps) {
  const { language } = useContentPage();
  return (
    <fieldset
      aria-labelledby={`${id}-label`}
      aria-invalid={isInvalid || undefined}
      aria-describedby={`${id}-problem`}
    >
      <p className={styles.name} id={`${id}-label`}>
        {label}
      </p>
      <div className={styles.weights}>
        {[0, ...WEIGHTS].map((each) => (
          <Choice
            key={each}
            kind="radio"
            name={id}
            className={styles.weight}
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
