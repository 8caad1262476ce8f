import type { WidgetProblem } from "@mindle/domain/widgets/shared/problem";
import type { ComponentProps } from "react";
import { classNames } from "../../../ui/class-names.ts";
import field from "../../../ui/fields/field.module.css";
import { useContentPage } from "../../page-context.ts";
import { ProblemNote } from "../../parts/question/question.tsx";
import { NumberedList, type NumberedRow } from "../../parts/rows-in-picture/numbered-rows.tsx";
import { partProblem } from "../../problem-text.ts";
import styles from "./rating-table.module.css";
import type { Texts } from "./texts.ts";

interface RatingTableProps {
  readonly id: string;
  /** Those with words. */
  readonly rows: readonly NumberedRow[];
  readonly ratings: Readonly<Record<string, number>>;
  /** The fields of rows that the person types. */
  readonly words: ComponentProps<typeof NumberedList>["words"];
  readonly step: number;
  readonly texts: Texts;
  onRate(id: string, rating: number | undefined): void;
  readonly problems: readonly WidgetProblem[];
  readonly disabled: boolean;
}

/** The plain version of the hill: every row with its rating in figures. */
export function RatingTable({
  id,
  rows,
  ratings,
  words,
  step,
  texts,
  onRate,
  problems,
  disabled,
}: RatingTableProps) {
  const { language } = useContentPage();
  return (
    <NumberedList rows={rows} words={words}>
      {({ id: row, label }) => {
        const problem = partProblem(problems, row, language);
        const problemId = `${id}-${row}-problem`;
        return (
          <div className={styles.rating}>
            <span className={styles.name} aria-hidden="true">
              {texts.rating}
            </span>
            <RatingField
              label={`${texts.rating}, ${label}`}
              rating={ratings[row]}
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
      }}
    </NumberedList>
  );
}

interface RatingFieldProps {
  readonly label: string;
  readonly rating: number | undefined;
  onChange(rating: number | undefined): void;
  readonly step: number;
  readonly part: string;
  readonly problemId: string | undefined;
  readonly disabled: boolean;
}

/** A rating from 0 to 100 in figures. */
function RatingField(props: RatingFieldProps) {
  const { label, rating, onChange, step, part, problemId, disabled } = props;
  return (
    <input
      type="number"
      inputMode="numeric"
      className={classNames(field.control, styles.input)}
      aria-label={label}
      aria-invalid={problemId !== undefined || undefined}
      aria-describedby={problemId}
      data-part={part}
      min={0}
      max={100}
      step={step}
      value={rating ?? ""}
      disabled={disabled}
      onChange={(event) => {
        const next = event.currentTarget.valueAsNumber;
        onChange(Number.isNaN(next) ? undefined : next);
      }}
    />
  );
}
