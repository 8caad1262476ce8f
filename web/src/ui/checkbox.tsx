import type { ReactNode } from "react";
import styles from "./checkbox.module.css";
import { Icon } from "./icon.tsx";

interface CheckboxProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly name?: string;
  readonly required?: boolean;
  readonly invalid?: boolean;
  /** Id of the error text. */
  readonly describedBy?: string | undefined;
}

/** A checkbox with its label beside it; both react to presses. */
export function Checkbox({ label, checked, onChange, name, required, invalid, describedBy }: CheckboxProps) {
  return (
    <label className={styles.row}>
      <input
        type="checkbox"
        className={styles.input}
        name={name}
        checked={checked}
        required={required}
        aria-invalid={invalid === true || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={styles.box}>{checked && <Icon name="check" size={20} />}</span>
      <span>{label}</span>
    </label>
  );
}
