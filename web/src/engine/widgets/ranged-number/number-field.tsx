import { typedNumber } from "@mindle/domain/text/plain-text-input";
import type { EnteredNumber } from "@mindle/domain/widgets/ranged-number/definition";
import { useState } from "react";
import styles from "./ranged-number.module.css";

interface NumberFieldProps {
  readonly label: string;
  readonly value: EnteredNumber;
  onChange(value: EnteredNumber): void;
  readonly hasMinus: boolean;
  readonly isInvalid: boolean;
  readonly disabled: boolean;
}

/** More characters than this are shown smaller. */
const LARGE = 5;

/** The number itself, large, to be typed over. */
export function NumberField({ label, value, onChange, hasMinus, isInvalid, disabled }: NumberFieldProps) {
  // While typing, "7." and "7.0" stay as they are.
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: EnteredNumber }>();
  const text = typed !== undefined && typed.value === value ? typed.text : String(value ?? "");
  return (
    <input
      type="text"
      // The decimal keyboard of some phones has no minus.
      inputMode={hasMinus ? "text" : "decimal"}
      className={styles.number}
      // Where a field does not grow by itself (Safari before 26, Firefox).
      size={Math.max(1, text.length)}
      data-small={text.length > LARGE || undefined}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      autoComplete="off"
      placeholder="?"
      value={text}
      disabled={disabled}
      onChange={(event) => {
        const next = { text: event.currentTarget.value, value: typedNumber(event.currentTarget.value) };
        setTyped(next);
        onChange(next.value);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
