import { type ComponentPropsWithoutRef, type Ref, useId } from "react";
import { classNames } from "./class-names.ts";
import styles from "./text-field.module.css";

interface TextFieldProps
  extends Omit<
    ComponentPropsWithoutRef<"input">,
    "className" | "style" | "id" | "onChange" | "value" | "defaultValue" | "name"
  > {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** What is wrong with the value; marks the field and is read out when it appears. */
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** One line of text with its label above. Never rewrites what is being composed. */
export function TextField({ label, value, onChange, error, hint, inputRef, ...rest }: TextFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const invalid = error !== undefined && error !== "";
  const described = [hint === undefined ? undefined : hintId, invalid ? errorId : undefined].filter(
    (part) => part !== undefined,
  );
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        type="text"
        {...rest}
        ref={inputRef}
        id={id}
        className={classNames(styles.input, invalid && styles.invalid)}
        value={value}
        aria-invalid={invalid || undefined}
        aria-describedby={described.length > 0 ? described.join(" ") : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {hint !== undefined && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <p className={styles.error} id={errorId} role="alert">
        {invalid ? error : null}
      </p>
    </div>
  );
}
