import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import styles from "./chip.module.css";

interface ChipProps {
  /** `radio` is one of a group, `checkbox` one of several. */
  readonly kind: "radio" | "checkbox";
  /** Shared by the chips of a group, unique on the page. */
  readonly name: string;
  readonly label: string;
  readonly checked: boolean;
  onChange(checked: boolean): void;
  readonly disabled: boolean;
}

/** A choice of a few words, as a pebble that swells when it is picked. */
export function Chip({ kind, name, label, checked, onChange, disabled }: ChipProps) {
  return (
    <label className={styles.chip}>
      <input
        type={kind}
        className={styles.input}
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={styles.pebble}>{label}</span>
      {checked && (
        <span className={styles.badge}>
          <Icon name="check" size={14} />
        </span>
      )}
    </label>
  );
}

/** Chips beside one another, in as many rows as they need. */
export function Chips({ children }: { readonly children: ReactNode }) {
  return <div className={styles.chips}>{children}</div>;
}
