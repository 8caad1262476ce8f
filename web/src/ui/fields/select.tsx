import { classNames } from "../class-names.ts";
import { Field } from "./field.tsx";
import styles from "./select.module.css";

interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly name: string;
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  /** Shown while nothing is chosen. */
  readonly placeholder: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly disabled?: boolean;
}

/** A native select. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, name, options, value, onChange, placeholder, error, hint, disabled } = props;
  const choose = (text: string) => {
    const chosen = options.find((option) => option.value === text);
    if (chosen !== undefined) onChange(chosen.value);
  };
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <div className={styles.frame}>
          {" "}
          <select
            {...control}
            name={name}
            className={classNames(control.className, styles.select, value === undefined && styles.unset)}
            value={value ?? ""}
            disabled={disabled}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            <option value="" disabled hidden>
              {placeholder}
            </option>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
        </div>
      )}
    </Field>
  );
}
