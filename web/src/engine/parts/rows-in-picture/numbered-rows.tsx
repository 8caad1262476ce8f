import type { Language } from "@mindle/domain/catalogue/language";
import type { Labelled } from "@mindle/domain/content/props";
import type { ReactNode } from "react";
import styles from "./numbered-rows.module.css";

/** A row by the number that stands for it in a picture. */
export interface NumberedRow {
  readonly id: string;
  /** From 1, as the rows are on the screen. */
  readonly number: number;
  readonly label: string;
}

/** Rows with their numbers. */
export function numberedRows(rows: Labelled, language: Language): readonly NumberedRow[] {
  return Object.entries(rows).map(([id, label], at) => ({ id, number: at + 1, label: label[language] }));
}

/** The number that stands for a row. */
export function RowNumber({ number }: { readonly number: number }) {
  return <span className={styles.number}>{number}</span>;
}

interface NumberedListProps<Row extends NumberedRow> {
  readonly rows: readonly Row[];
  /** What belongs to a row, below its words. */
  readonly children: (row: Row) => ReactNode;
}

/** Rows below one another. */
export function NumberedList<Row extends NumberedRow>({ rows, children }: NumberedListProps<Row>) {
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <li key={row.id} className={styles.row}>
          <p className={styles.label}>
            <RowNumber number={row.number} />
            {row.label}
          </p>
          {children(row)}
        </li>
      ))}
    </ul>
  );
}
