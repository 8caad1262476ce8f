import { type ReactNode, useId } from "react";
import styles from "./radio-group.module.css";

interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly description?: string;
  readonly disabled?: boolean;
}

interface RadioGroupProps<Value extends string> {
  /** Shared by the buttons of the group; one per group on a page. */
  readonly name: string;
  readonly legend: string;
  readonly options: readonly RadioOption<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  /** What is wrong with the choice; marks the group and is read out when it appears. */
  readonly error?: string | undefined;
  readonly disabled?: boolean;
}

/** One of a few, all in sight. The arrow keys move as in any radio group. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { name, legend, options, value, onChange, error, disabled } = props;
  const errorId = useId();
  const invalid = error !== undefined && error !== "";
  return (
    <fieldset
      className={styles.group}
      disabled={disabled}
      aria-invalid={invalid || undefined}
      aria-describedby={invalid ? errorId : undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.dot} />
            <span className={styles.texts}>
              <span className={styles.label}>{option.label}</span>
              {option.description !== undefined && (
                <span className={styles.description}>{option.description}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      <p className={styles.error} id={errorId} role="alert">
        {invalid ? error : null}
      </p>
    </fieldset>
  );
}
