import { CHOICES, type Choice } from "@mindle/domain/assessment/questions";
import { type Ref, useId, useLayoutEffect, useRef } from "react";
import styles from "./choice-scale.module.css";
import { classNames } from "./class-names.ts";

/** Names of the five points of the scale, from least to most. */
export type ScaleLabels = readonly [string, string, string, string, string];

interface ChoiceScaleProps {
  /** Shared by the five radio buttons; one per question. */
  readonly name: string;
  /** The question or statement. */
  readonly legend: string;
  readonly labels: ScaleLabels;
  readonly value: Choice | undefined;
  readonly onChange: (choice: Choice) => void;
  readonly invalid?: boolean;
  /** What is wrong, shown while `invalid`. */
  readonly error?: string | undefined;
  readonly fieldsetRef?: Ref<HTMLFieldSetElement>;
}

/**
 * A statement with five round answers that grow and darken along the scale. The arrow keys move as in any radio group.
 * The browser shows a choice by itself, at once: `onChange` may begin a transition, whose end is not waited for.
 */
export function ChoiceScale(props: ChoiceScaleProps) {
  const { name, legend, labels, value, onChange, invalid = false, error, fieldsetRef } = props;
  const errorId = useId();
  const points = useRef<HTMLDivElement>(null);
  const shown = useRef(value);

  useLayoutEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    for (const input of points.current?.querySelectorAll("input") ?? []) {
      input.checked = input.value === value;
    }
  }, [value]);

  return (
    <fieldset
      ref={fieldsetRef}
      className={classNames(styles.scale, invalid && styles.invalid)}
      aria-invalid={invalid || undefined}
      aria-describedby={invalid && error !== undefined ? errorId : undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div ref={points} className={styles.points}>
        {CHOICES.map((choice, index) => (
          <label key={choice} className={styles.point}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={choice}
              defaultChecked={value === choice}
              aria-label={labels[index]}
              onChange={() => {
                shown.current = choice;
                onChange(choice);
              }}
            />
            <span className={styles.dot} />
          </label>
        ))}
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{labels[0]}</span>
        <span>{labels[4]}</span>
      </div>
      {invalid && error !== undefined && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
