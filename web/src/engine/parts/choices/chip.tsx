import type { CSSProperties, ReactNode } from "react";
import { Icon } from "../../../ui/pictures/icon.tsx";
import styles from "./chip.module.css";
import { chipColumns, shortDay } from "./chip-grid.ts";
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
  const day = shortDay(label);
  return (
    <Choice
      {...choice}
      kind={kind}
      className={styles.chip}
      aria-label={day === undefined ? undefined : label}
    >
      <span className={styles.label}>{day ?? label}</span>
      {choice.checked && (
        <span className={styles.badge}>
          <Icon name="check" size={14} />
        </span>
      )}
    </Choice>
  );
}

interface ChipsProps {
  readonly labels: readonly string[];
  readonly children: ReactNode;
}

/** Chips of the same width beside one another, in as many rows as they need. */
export function Chips({ labels, children }: ChipsProps) {
  const columns = chipColumns(labels);
  const grid: CSSProperties & { readonly "--columns": number } = { "--columns": columns };
  return (
    <div className={styles.chips} style={grid} data-days={columns === 7 || undefined}>
      {children}
    </div>
  );
}
