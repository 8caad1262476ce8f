import type { ReactNode } from "react";
import { Icon } from "../../../ui/pictures/icon.tsx";
import styles from "./chip.module.css";
import { Choice } from "./choice.tsx";

interface ChipProps {
  /** `radio` is one of a group, `checkbox` one of several. */
  readonly kind?: "radio" | "checkbox";
  /** Shared by the chips of a group, unique on the page. */
  readonly name: string;
  readonly label: string;
  readonly checked: boolean;
  onChange(checked: boolean): void;
  readonly disabled: boolean;
}

/** A choice of a few words, which swells when it is picked. */
export function Chip({ label, kind = "checkbox", ...choice }: ChipProps) {
  return (
    <Choice {...choice} kind={kind} className={styles.chip}>
      <span className={styles.label}>{label}</span>
      {choice.checked && (
        <span className={styles.badge}>
          <Icon name="check" size={14} />
        </span>
      )}
    </Choice>
  );
}

/** Chips beside one another, in as many rows as they need. */
export function Chips({ children }: { readonly children: ReactNode }) {
  return <div className={styles.chips}>{children}</div>;
}
