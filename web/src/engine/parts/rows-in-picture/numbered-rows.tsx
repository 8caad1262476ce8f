import type { Language } from "@mindle/domain/catalogue/language";
import type { WidgetProblem } from "@mindle/domain/widgets/shared/problem";
import { type RowSource, rowsOf } from "@mindle/domain/widgets/shared/rows";
import type { TypedRow } from "@mindle/domain/widgets/shared/typed-text";
import type { ReactNode } from "react";
import { useContentPage } from "../../page-context.ts";
import { partProblem } from "../../problem-text.ts";
import { TypedField } from "../typing/typed-field.tsx";
import { TypedRows } from "../typing/typed-rows.tsx";
import styles from "./numbered-rows.module.css";

const TEXTS = {
  ko: { words: (number: number) => `${number}번`, add: "하나 더 적기" },
  en: { words: (number: number) => `Number ${number}`, add: "Add another" },
} as const;

/** A row by the number that stands for it in a picture. */
export interface NumberedRow {
  readonly id: string;
  /** From 1, as the rows are on the screen. */
  readonly number: number;
  readonly label: string;
}

/** The rows that have words. */
export function numberedRows(
  source: RowSource,
  written: readonly TypedRow[],
  language: Language,
): readonly NumberedRow[] {
  const places = source.typed === undefined ? Object.keys(source.rows ?? {}) : written.map(({ id }) => id);
  return Object.entries(rowsOf(source, written)).map(([id, label]) => ({
    id,
    number: places.indexOf(id) + 1,
    label: label[language],
  }));
}

/** The number that stands for a row. */
export function RowNumber({ number }: { readonly number: number }) {
  return <span className={styles.number}>{number}</span>;
}

interface NumberedFieldsProps {
  readonly typed: NonNullable<RowSource["typed"]> & {
    readonly max: number;
    readonly placeholder?: { readonly ko: string; readonly en: string } | undefined;
  };
  readonly rows: readonly TypedRow[];
  onChange(rows: readonly TypedRow[]): void;
  readonly problems: readonly WidgetProblem[];
  readonly disabled: boolean;
  /** More of a row, below its words. */
  readonly children?: ((row: TypedRow) => ReactNode) | undefined;
}

/** Fields for the words of rows, each with its number. */
export function NumberedFields(props: NumberedFieldsProps) {
  const { typed, rows, onChange, problems, disabled, children } = props;
  const { language } = useContentPage();
  const texts = TEXTS[language];
  return (
    <TypedRows<TypedRow>
      rows={rows}
      onChange={onChange}
      min={typed.min}
      max={typed.max}
      create={(id) => ({ id, text: "" })}
      wordsOf={({ text }) => text}
      addLabel={texts.add}
      disabled={disabled}
    >
      {(row, { number, remove, advance }) => {
        const problem = wordsProblem(row, problems, language);
        return (
          <div className={styles.row}>
            <div className={styles.words}>
              <RowNumber number={number} />
              <div className={styles.field}>
                <TypedField
                  label={{ hidden: texts.words(number) }}
                  value={row.text}
                  onChange={(text) =>
                    onChange(rows.map((other) => (other.id === row.id ? { ...row, text } : other)))
                  }
                  max={typed.characters}
                  placeholder={number === 1 ? typed.placeholder?.[language] : undefined}
                  problem={problem}
                  part={problem === undefined ? undefined : row.id}
                  disabled={disabled}
                  onEnter={advance}
                />
              </div>
              {remove}
            </div>
            {children?.(row)}
          </div>
        );
      }}
    </TypedRows>
  );
}

interface NumberedListProps {
  /** Those with words. */
  readonly rows: readonly NumberedRow[];
  /** Fields for the words, where the person types them. */
  readonly words: Omit<NumberedFieldsProps, "children"> | undefined;
  /** What belongs to a row, below its words. */
  readonly children: (row: NumberedRow) => ReactNode;
}

/** Rows below one another, with fields for their words or the words themselves. */
export function NumberedList({ rows, words, children }: NumberedListProps) {
  if (words !== undefined) {
    return (
      <NumberedFields {...words}>
        {({ id }) => {
          const row = rows.find((other) => other.id === id);
          return row === undefined ? null : children(row);
        }}
      </NumberedFields>
    );
  }
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

/** The problems of rows that are not about their words. */
export function answerProblems(
  rows: readonly NumberedRow[],
  problems: readonly WidgetProblem[],
): readonly WidgetProblem[] {
  return problems.filter(({ part, code }) => code !== "too-long" && rows.some(({ id }) => id === part));
}

/** What is wrong with the words themselves: a row with words that is incomplete lacks something else. */
function wordsProblem(
  { id, text }: TypedRow,
  problems: readonly WidgetProblem[],
  language: Language,
): string | undefined {
  const own = problems.filter(({ part, code }) => part === id && (code === "too-long" || text.trim() === ""));
  return partProblem(own, id, language);
}
