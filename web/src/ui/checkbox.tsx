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
  /** Id of the text that says what is wrong. */
  readonly describedBy?: string | undefined;
}

/** A box to tick with its text beside it; both are the target. */
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
