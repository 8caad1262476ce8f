import type { WidgetProblem } from "@mindle/domain/widgets/shared/problem";
import { useContentPage } from "../../page-context.ts";
import { partProblem } from "../../problem-text.ts";
import { ProblemNote } from "../question/question.tsx";
import { type NumberedRow, RowNumber } from "./numbered-rows.tsx";
import styles from "./row-order.module.css";

interface OrderedRow extends NumberedRow {
  /** Its answer in words. */
  readonly answer: string;
  readonly isAnswered: boolean;
  /** Something that stands out about it. */
  readonly note?: string | undefined;
}

/** Rows in this order, then the others. */
export function inOrder<Row extends NumberedRow>(rows: readonly Row[], order: readonly string[]): Row[] {
  const rank = ({ id }: Row) => (order.includes(id) ? order.indexOf(id) : order.length);
  return rows.toSorted((a, b) => rank(a) - rank(b));
}

interface RowOrderProps {
  readonly id: string;
  /** Accessible name of the list. */
  readonly label: string;
  readonly rows: readonly OrderedRow[];
  readonly problems: readonly WidgetProblem[];
  /** The row that the picture is about. */
  readonly picked: string | undefined;
  onPick(id: string): void;
  readonly disabled: boolean;
}

/** Numbered rows in the order of their answers, as the legend of a picture. A press picks one in the picture. */
export function RowOrder({ id, label, rows, problems, picked, onPick, disabled }: RowOrderProps) {
  const { language } = useContentPage();
  return (
    <ol className={styles.list} aria-label={label}>
      {rows.map((row) => {
        const problem = partProblem(problems, row.id, language);
        return (
          <li key={row.id} className={styles.item}>
            <button
              type="button"
              className={styles.row}
              data-part={row.id}
              data-open={!row.isAnswered || undefined}
              aria-pressed={picked === row.id}
              aria-describedby={problem === undefined ? undefined : `${id}-${row.id}-problem`}
              disabled={disabled}
              onClick={() => onPick(row.id)}
            >
              <RowNumber number={row.number} />
              <span className={styles.words}>
                <span className={styles.label}>{row.label}</span>{" "}
                <span className={styles.answer}>{row.answer}</span>
                {row.note !== undefined && <span className={styles.note}>{row.note}</span>}
              </span>
            </button>
            <ProblemNote id={`${id}-${row.id}-problem`} text={problem} />
          </li>
        );
      })}
    </ol>
  );
}
