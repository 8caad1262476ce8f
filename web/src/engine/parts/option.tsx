import type { ReactNode } from "react";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Choice } from "./choice.tsx";
import styles from "./option.module.css";

interface OptionProps {
  /** Shared by the options of a group, unique on the page. */
  readonly name: string;
  readonly label: string;
  readonly checked: boolean;
  onChange(): void;
  readonly disabled: boolean;
}

/** One choice of a group, as a card. */
export function Option({ label, ...choice }: OptionProps) {
  return (
    <Choice {...choice} kind="radio" className={styles.card}>
      <span className={styles.mark}>{choice.checked && <Icon name="check" size={16} />}</span>
      <span className={styles.label}>{label}</span>
    </Choice>
  );
}

/** Options below one another. */
export function OptionList({ children }: { readonly children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}
