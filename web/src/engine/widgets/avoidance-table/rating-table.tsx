import type { WidgetProblem } from "@mindle/domain/widgets/problem";
import type { ComponentProps } from "react";
import { useContentPage } from "../../page-context.ts";
import { NumberedFields, RowNumber } from "../../parts/numbered-rows.tsx";
import { ProblemNote } from "../../parts/question.tsx";
import { partProblem } from "../../problem-text.ts";
import type { StoneRow } from "./hill-picture.tsx";
import { RatingField } from "./rating-field.tsx";
import styles from "./rating-table.module.css";
import { TEXTS } from "./texts.ts";

interface RatingTableProps {
  readonly id: string;
  /** Those with words. */
  readonly rows: readonly StoneRow[];
  /** The fields of rows that the person types. */
  readonly words: Omit<ComponentProps<typeof NumberedFields>, "children"> | undefined;
  readonly step: number;
  onRate(id: string, rating: number | undefined): void;
  readonly problems: readonly WidgetProblem[];
  readonly disabled: boolean;
}

/** The plain twin of the hill: every row with its rating in figures. */
export function RatingTable({ id, rows, words, step, onRate, problems, disabled }: RatingTableProps) {
  const { language } = useContentPage();
  const texts = TEXTS[language];
  const ratingOf = (row: string) => {
    const shown = rows.find((other) => other.id === row);
    // Without words there is nothing to rate yet.
    if (shown === undefined) return null;
    const problem = partProblem(problems, row, language);
    const problemId = `${id}-${row}-problem`;
    return (
      <div className={styles.rating}>
        <span className={styles.name} aria-hidden="true">
          {texts.rating}
        </span>
        <RatingField
          label={`${texts.rating}, ${shown.label}`}
          rating={shown.rating}
          onChange={(rating) => onRate(row, rating)}
          step={step}
          part={row}
          problemId={problem === undefined ? undefined : problemId}
          disabled={disabled}
        />
        <div className={styles.problem}>
          <ProblemNote id={problemId} text={problem} />
        </div>
      </div>
    );
  };
  if (words !== undefined)
    return <NumberedFields {...words}>{({ id: row }) => ratingOf(row)}</NumberedFields>;
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <li key={row.id} className={styles.item}>
          <p className={styles.label}>
            <RowNumber number={row.number} />
            {row.label}
          </p>
          {ratingOf(row.id)}
        </li>
      ))}
    </ul>
  );
}
