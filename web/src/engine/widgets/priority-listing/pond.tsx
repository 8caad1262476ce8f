import type { Priority } from "@mindle/domain/widgets/priority-listing/definition";
import type { WidgetProblem } from "@mindle/domain/widgets/problem";
import { useRef, useState } from "react";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { useContentPage } from "../../page-context.ts";
import { RowNumber } from "../../parts/numbered-rows.tsx";
import { RowOrder } from "../../parts/row-order.tsx";
import { Grades } from "./grades.tsx";
import { isAfloat } from "./places.ts";
import styles from "./pond.module.css";
import { type LeafRow, PondPicture } from "./pond-picture.tsx";
import { gradesInWords, TEXTS } from "./texts.ts";

interface PondProps {
  readonly id: string;
  readonly rows: readonly LeafRow[];
  /** Ids of the rows with both grades, what comes first first. */
  readonly order: readonly string[];
  readonly levels: number;
  onMove(id: string, priority: Priority): void;
  readonly problems: readonly WidgetProblem[];
  readonly disabled: boolean;
}

/** The pond, the choices of the picked leaf, and the rows in the order that comes of them. */
export function Pond({ id, rows, order, levels, onMove, problems, disabled }: PondProps) {
  const { language } = useContentPage();
  const texts = TEXTS[language];
  const [chosen, setChosen] = useState<string>();
  const [lastMoved, setMoved] = useState<string>();
  const panel = useRef<HTMLDivElement>(null);
  // Until one is chosen it is the first that waits, so that taps alone float one after the other.
  const waiting = rows.filter(({ priority }) => !isAfloat(priority));
  const picked = disabled ? undefined : (rows.find((row) => row.id === chosen) ?? waiting[0]);

  const move = (moved: string, priority: Priority, by: "tap" | "drag" | "key" | "choice") => {
    const goesOn = by === "tap" && waiting.some((row) => row.id === moved);
    setChosen(goesOn ? undefined : moved);
    setMoved(moved);
    onMove(moved, priority);
  };
  return (
    <div className={styles.parts}>
      <PondPicture
        rows={rows}
        levels={levels}
        picked={picked?.id}
        onPick={setChosen}
        onMove={move}
        disabled={disabled}
      />
      <VisuallyHidden>
        <span role="status">{announced(rows, lastMoved, language)}</span>
      </VisuallyHidden>
      {picked !== undefined && (
        <div className={styles.picked} ref={panel}>
          <p className={styles.name}>
            <RowNumber number={picked.number} />
            <span>
              {picked.label}
              {!isAfloat(picked.priority) && <span className={styles.note}>{texts.floatIt}</span>}
            </span>
          </p>
          <Grades
            priority={picked.priority}
            onChange={(priority) => move(picked.id, priority, "choice")}
            levels={levels}
            disabled={disabled}
            of={picked.label}
          />
        </div>
      )}
      <RowOrder
        id={id}
        label={texts.order}
        rows={inOrder(rows, order).map((row) => ({
          ...row,
          answer: gradesInWords(row.priority, language),
          isAnswered: isAfloat(row.priority),
        }))}
        problems={problems}
        picked={picked?.id}
        onPick={(row) => {
          setChosen(row);
          panel.current?.scrollIntoView({ block: "nearest" });
        }}
        disabled={disabled}
      />
    </div>
  );
}

/** Rows in this order, then those on the bank. */
function inOrder(rows: readonly LeafRow[], order: readonly string[]): readonly LeafRow[] {
  const rank = ({ id }: LeafRow) => (order.includes(id) ? order.indexOf(id) : order.length);
  return rows.toSorted((a, b) => rank(a) - rank(b));
}

function announced(rows: readonly LeafRow[], id: string | undefined, language: "ko" | "en"): string {
  const row = rows.find((other) => other.id === id);
  return row === undefined ? "" : `${row.number}. ${row.label}, ${gradesInWords(row.priority, language)}`;
}
