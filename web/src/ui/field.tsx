import { type ReactNode, useId } from "react";
import styles from "./field.module.css";

/** What ties a control to its label, its hint and its error, and the look of every control of this kind. */
interface FieldControl {
  readonly id: string;
  readonly className: string | undefined;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
}

interface FieldProps {
  readonly label: string;
  /** What is wrong with the value; marks the control and is read out when it appears. */
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  /** Draws the control, which takes the given attributes. */
  readonly children: (control: FieldControl) => ReactNode;
}

/** One control with its label above, its hint and its error below. */
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
