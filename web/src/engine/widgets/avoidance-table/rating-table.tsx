import { classNames } from "../../../ui/class-names.ts";
import field from "../../../ui/fields/field.module.css";
import { useContentPage } from "../../page-context.ts";
import { ProblemNote } from "../../parts/question/question.tsx";
import { NumberedList } from "../../parts/rows-in-picture/numbered-rows.tsx";
import { partProblem } from "../../problem-text.ts";
import type { HillProps } from "./hill.tsx";
import styles from "./rating-table.module.css";

/** The plain version of the hill: every row with its rating from 0 to 100 in figures. */
export function RatingTable({
  id,
  rows,
  step,
  texts,
  onRate,
  problems,
  disabled,
}: Omit<HillProps, "order" | "begin">) {
  const { language } = useContentPage();
  return (
    <NumberedList rows={rows}>
      {({ id: row, label, rating }) => {
        const problem = partProblem(problems, row, language);
        const problemId = `${id}-${row}-problem`;
        return (
          <div className={styles.rating}>
            <span className={styles.name} aria-hidden="true">
              {texts.rating}
            </span>
            <input
              type="number"
              inputMode="numeric"
              className={classNames(field.control, styles.input)}
              aria-label={`${texts.rating}, ${label}`}
              aria-invalid={problem !== undefined || undefined}
              aria-describedby={problem === undefined ? undefined : problemId}
              data-part={row}
              min={0}
              max={100}
              step={step}
              value={rating ?? ""}
              disabled={disabled}
              onChange={(event) => {
                const next = event.currentTarget.valueAsNumber;
                onRate(row, Number.isNaN(next) ? undefined : next);
              }}
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
