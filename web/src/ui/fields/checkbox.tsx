import { type ReactNode, type RefObject, useRef } from "react";
import { Icon } from "../pictures/icon.tsx";
import styles from "./checkbox.module.css";
import { useFilledIn } from "./use-filled-in.ts";

interface CheckboxProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly name?: string;
  readonly required?: boolean;
  readonly invalid?: boolean;
  /** Id of the error text. */
  readonly describedBy?: string | undefined;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
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
  const ownRef = useRef<HTMLInputElement>(null);
  const box = inputRef ?? ownRef;
  useFilledIn(box, (input) => {
    if (input.checked !== checked) onChange(input.checked);
  });
  return (
    <label className={styles.row}>
      <input
        ref={box}
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
