import { type ReactNode, useId } from "react";
import styles from "./field.module.css";

/** Attributes that connect a control with its label, hint and error, and its style. */
interface FieldControl {
  readonly id: string;
  readonly className: string | undefined;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
}

interface FieldProps {
  readonly label: string;
  /** Marks the control as invalid and is announced when it appears. */
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  /** Renders the control with the given attributes. */
  readonly children: (control: FieldControl) => ReactNode;
}

/** A control with its label above, hint and error below. */
export function Field({ label, error, hint, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const invalid = error !== undefined && error !== "";
  const described = [hint !== undefined && hintId, invalid && errorId].filter((part) => part !== false);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles.control,
        "aria-invalid": invalid || undefined,
        "aria-describedby": described.length > 0 ? described.join(" ") : undefined,
      })}
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
