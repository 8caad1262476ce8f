import type { Priority } from "@mindle/domain/widgets/priority-listing/definition";
import type { WidgetProblem } from "@mindle/domain/widgets/shared/problem";
import { useState } from "react";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import { useContentPage, useTexts } from "../../page-context.ts";
import { PickedRow, usePickedRow } from "../../parts/rows-in-picture/picked-row.tsx";
import { inOrder, RowOrder } from "../../parts/rows-in-picture/row-order.tsx";
import { Stepper } from "../../parts/stepper.tsx";
import { Scale } from "./grades.tsx";
import { isAfloat, middleGrade } from "./places.ts";
import styles from "./pond.module.css";
import { PondPicture, type PriorityRow, stepped } from "./pond-picture.tsx";
import { gradesInWords, TEXTS } from "./texts.ts";

interface PondProps {
  readonly id: string;
  readonly rows: readonly PriorityRow[];
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
  const [lastMoved, setLastMoved] = useState<string>();
  const { picked, panel, pick, show, moved } = usePickedRow(rows, isFloating, disabled);
  const move = (id: string, priority: Priority, by: "tap" | "drag" | "key" | "choice") => {
    moved(id, by);
    setLastMoved(id);
    onMove(id, priority);
  };
  return (
    <div className={styles.parts}>
      <PondPicture
        rows={rows}
        levels={levels}
        picked={picked?.id}
        onPick={pick}
        onMove={move}
        disabled={disabled}
      />
      <VisuallyHidden>
        <span role="status">{announced(rows, lastMoved, language)}</span>
      </VisuallyHidden>
      {picked !== undefined && (
        <PickedRow panel={panel} row={picked} hint={isFloating(picked) ? undefined : texts.floatIt}>
          <Scale
            label={texts.urgency}
            ends={texts.urgencyEnds}
            grade={picked.priority.urgency}
            onChange={(urgency) =>
              move(
                picked.id,
                { urgency, importance: picked.priority.importance ?? middleGrade(levels) },
                "choice",
              )
            }
            levels={levels}
            disabled={disabled}
            of={picked.label}
          />
          {picked.priority.urgency !== undefined && (
            <LeafSize
              row={picked}
              levels={levels}
              onResize={(priority) => move(picked.id, priority, "choice")}
            />
          )}
        </PickedRow>
      )}
      <RowOrder
        id={id}
        label={texts.order}
        rows={inOrder(rows, order).map((row) => ({
          ...row,
          answer: gradesInWords(row.priority, language),
          isAnswered: isFloating(row),
        }))}
        problems={problems}
        picked={picked?.id}
        onPick={show}
        disabled={disabled}
      />
    </div>
  );
}

interface LeafSizeProps {
  readonly row: PriorityRow;
  readonly levels: number;
  onResize(priority: Priority): void;
}

/** How important a row is, as the size of its leaf. */
function LeafSize({ row: { label, priority }, levels, onResize }: LeafSizeProps) {
  const texts = useTexts(TEXTS);
  const { importance } = priority;
  const [least, most] = texts.importanceEnds;
  return (
    <div className={styles.size}>
      <p className={styles.label}>{texts.importance}</p>
      <Stepper
        less={`${texts.smaller}, ${label}`}
        more={`${texts.bigger}, ${label}`}
        isLeast={importance === 1}
        isMost={importance === levels}
        onStep={(direction) => onResize(stepped(priority, [0, direction], levels))}
      >
        <span className={styles.grade}>
          {importance === 1 ? least : importance === levels ? most : (importance ?? "–")}
        </span>
      </Stepper>
    </div>
  );
}

function isFloating({ priority }: PriorityRow): boolean {
  return isAfloat(priority);
}

function announced(rows: readonly PriorityRow[], id: string | undefined, language: "ko" | "en"): string {
  const row = rows.find((other) => other.id === id);
  return row === undefined ? "" : `${row.number}. ${row.label}, ${gradesInWords(row.priority, language)}`;
}
