import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import styles from "./option.module.css";

interface OptionProps {
  /** `radio` is one of a group, `checkbox` one of several. */
  readonly kind: "radio" | "checkbox";
  /** Shared by the options of a group, unique on the page. */
  readonly name: string;
  readonly label: string;
  readonly checked: boolean;
  onChange(checked: boolean): void;
  readonly disabled: boolean;
  /** Shown under the label of a chosen option. */
  readonly children?: ReactNode;
}

/** A choice as a card that a thumb hits anywhere. */
export function Option({ kind, name, label, checked, onChange, disabled, children }: OptionProps) {
  return (
    <div className={styles.option}>
      <label className={styles.card}>
        <input
          type={kind}
          className={styles.input}
          name={name}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className={styles.mark} data-kind={kind}>
          {checked && <Icon name="check" size={16} />}
        </span>
        <span className={styles.label}>{label}</span>
      </label>
      {children}
    </div>
  );
}

/** Options below one another. */
export function OptionList({ children }: { readonly children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}
