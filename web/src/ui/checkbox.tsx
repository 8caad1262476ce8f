import type { ReactNode, Ref } from "react";
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
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A checkbox with its label beside it; both react to presses. */
export function Checkbox({
  label,
  checked,
  onChange,
  name,
  required,
  invalid,
  describedBy,
  inputRef,
}: CheckboxProps) {
  return (
    <label className={styles.row}>
      <input
        ref={inputRef}
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
      <span className={styles.label}>{label}</span>
    </label>
  );
}
