import type { ReactNode } from "react";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { cssVariables } from "../css-variables.ts";
import styles from "./chip.module.css";
import { Choice } from "./choice.tsx";
import type { CountedChoice } from "./counted-choices.tsx";

interface ChipProps extends CountedChoice {
  /** `radio` is one of a group, `checkbox` one of several. */
  readonly kind?: "radio" | "checkbox";
  /** Called when a finger or mouse has chosen it, also once more; keys may go on to another one. */
  readonly onPress?: (() => void) | undefined;
}

/** A choice of a few words, which swells when it is picked. */
export function Chip({ label, kind = "checkbox", onPress, ...choice }: ChipProps) {
  const day = shortDay(label);
  return (
    <Choice
      {...choice}
      kind={kind}
      className={styles.chip}
      aria-label={day === undefined ? undefined : label}
      onClick={(event) => event.detail > 0 && onPress?.()}
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
  return (
    <div className={styles.chips} style={cssVariables({ columns })} data-days={columns === 7 || undefined}>
      {children}
    </div>
  );
}

/** The short name of a day of the week: 월, Mon; undefined for other words. */
export function shortDay(label: string): string | undefined {
  const [, korean, english] = /^(.)요일$|^([A-Z][a-z]{2})[a-z]*day$/.exec(label) ?? [];
  return korean ?? english;
}

/** Columns that have room for labels of so many Latin letters on a phone; a Korean letter is as wide as two. */
const ROOM: readonly (readonly [columns: number, letters: number])[] = [
  [4, 6],
  [3, 10],
  [2, 16],
];

/** As many equal columns as have room for every label, best without a chip left alone in a row; seven for days. */
export function chipColumns(labels: readonly string[]): number {
  if (labels.every((label) => shortDay(label) !== undefined)) return 7;
  const longest = Math.max(...labels.map(widthOf));
  const fitting = ROOM.filter(([, letters]) => longest <= letters).map(([columns]) => columns);
  return fitting.find((columns) => labels.length % columns === 0) ?? fitting.at(-1) ?? 1;
}

/** In Latin letters. */
function widthOf(label: string): number {
  return [...label].reduce((width, letter) => width + (/[\u1100-\uffdc]/.test(letter) ? 2 : 1), 0);
}
