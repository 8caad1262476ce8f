import type { ReactNode } from "react";
import { Choice } from "./choice.tsx";
import type { CountedChoice } from "./counted-choices.tsx";
import styles from "./tick-list.module.css";

interface TickListProps {
  /** Of the rows. */
  readonly labels: readonly string[];
  readonly children: ReactNode;
}

/** Rows to tick, in the look that their words ask for. */
export function TickList({ labels, children }: TickListProps) {
  return (
    <ul className={styles.list} data-look={tickLook(labels)}>
      {children}
    </ul>
  );
}

/** So many rows of a sheet fit a phone beside their question. */
const MAX_ROWS = 6;
const QUOTE = /^[“"‘']/;

/** Sentences in quotes are messages; a list that would be a form is cards, two beside each other; else it is a sheet of paper. */
export function tickLook(labels: readonly string[]): "bubbles" | "cards" | "sheet" {
  if (labels.filter((label) => QUOTE.test(label)).length * 2 > labels.length) return "bubbles";
  return labels.length > MAX_ROWS ? "cards" : "sheet";
}

/** A statement with a box, ticked as with a pen when it is true. */
export function Tick({ label, ...choice }: CountedChoice) {
  return (
    <li className={styles.row}>
      <Choice {...choice} kind="checkbox" className={styles.tick}>
        <TickBox />
        <span className={styles.words}>{label}</span>
      </Choice>
    </li>
  );
}

/** The box of a row; ticked beside a checked input, or where `ticked`. */
export function TickBox({ ticked = false }: { readonly ticked?: boolean }) {
  return (
    <svg className={styles.box} data-ticked={ticked || undefined} viewBox="0 0 32 32" aria-hidden="true">
      <path
        className={styles.edge}
        d="M6.5 9.5Q15.5 8 24.5 8.8 25.4 17 24.7 26.2 15 27.3 6.6 26.4 5.8 18 6.5 9.5Z"
      />
      <path className={styles.pen} pathLength="1" d="M10 17.2q2.6 2.6 4.4 5.4Q19.5 11.6 28.5 4.6" />
    </svg>
  );
}

/** A row of the person's own. */
export function TickListRow({ children }: { readonly children: ReactNode }) {
  return <li className={styles.row}>{children}</li>;
}
