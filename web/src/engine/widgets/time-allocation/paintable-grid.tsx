import type { Week } from "@mindle/domain/widgets/time-allocation/definition";
import type { TimeAllocationProps } from "@mindle/domain/widgets/time-allocation/widget";
import { type PointerEvent, useRef } from "react";
import { classNames } from "../../../ui/class-names.ts";
import share from "../../parts/share-fill.module.css";
import { shareFill } from "../../parts/share-fill.ts";
import styles from "./paintable-grid.module.css";
import {
  COLUMNS,
  cellAt,
  cellsAt,
  cellsBetween,
  LINES,
  type Place,
  paintGrid,
  paintWeek,
  type WeekGrid,
} from "./week-grid.ts";

interface PaintableGridProps {
  readonly grid: WeekGrid;
  readonly week: Week;
  readonly rows: readonly string[];
  readonly beside: NonNullable<TimeAllocationProps["beside"]>["hours"] | undefined;
  /** The row to paint; undefined takes colour away. */
  readonly brush: string | undefined;
  readonly step: number;
  readonly disabled: boolean;
  onPaint(grid: WeekGrid, week: Week): void;
}

/** A touch from where it began to where the finger is. */
interface Stroke {
  readonly box: DOMRect;
  readonly colour: string | undefined;
  /** A stroke that begins on its own colour takes only that away. */
  readonly only: string | undefined;
  last: Place;
  /** As painted so far: moves may come faster than the page is drawn. */
  grid: WeekGrid;
  week: Week;
}

/** Cells to paint by moving a finger over them. Everything it does, the steppers do too. */
export function PaintableGrid({
  grid,
  week,
  rows,
  beside,
  brush,
  step,
  disabled,
  onPaint,
}: PaintableGridProps) {
  const stroke = useRef<Stroke>(undefined);

  const paint = (touch: Stroke, to: Place) => {
    const touched = cellsBetween(touch.last, to).flatMap((cell) => cellsAt(cell, step));
    const cells = touched.filter((cell) => touch.only === undefined || touch.grid[cell] === touch.only);
    const after = paintGrid(touch.grid, cells, touch.colour);
    touch.last = to;
    if (after.every((row, at) => row === touch.grid[at])) return;
    touch.week = paintWeek(touch.week, touch.grid, after);
    touch.grid = after;
    onPaint(after, touch.week);
  };

  const begin = (event: PointerEvent<HTMLDivElement>) => {
    if (disabled || event.button !== 0 || !event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const box = event.currentTarget.getBoundingClientRect();
    const last = placeIn(box, event);
    const cell = cellAt(last);
    const isOwn = brush !== undefined && cell !== undefined && grid[cell] === brush;
    stroke.current = isOwn
      ? { box, last, grid, week, colour: undefined, only: brush }
      : { box, last, grid, week, colour: brush, only: undefined };
    paint(stroke.current, last);
  };

  return (
    <div className={styles.frame} aria-hidden="true">
      {beside !== undefined && <OtherWeek rows={rows} hours={beside} />}
      <div
        className={styles.grid}
        data-disabled={disabled || undefined}
        onPointerDown={begin}
        onPointerMove={(event) => {
          if (stroke.current !== undefined) paint(stroke.current, placeIn(stroke.current.box, event));
        }}
        onPointerUp={() => {
          stroke.current = undefined;
        }}
        onPointerCancel={() => {
          stroke.current = undefined;
        }}
      >
        {grid.map((row, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: cells keep their place.
            key={at}
            className={classNames(styles.cell, row !== undefined && share.fill)}
            {...(row === undefined ? {} : shareFill(row, rows))}
          />
        ))}
      </div>
    </div>
  );
}

/** The other week as a bar of the same colours beside the grid. */
function OtherWeek({
  rows,
  hours,
}: {
  readonly rows: readonly string[];
  readonly hours: NonNullable<PaintableGridProps["beside"]>;
}) {
  return (
    <div className={styles.otherWeek}>
      {rows.map((row) => (
        <span
          key={row}
          className={share.fill}
          style={{ flexGrow: hours[row] ?? 0 }}
          {...shareFill(row, rows)}
        />
      ))}
    </div>
  );
}

function placeIn(
  box: DOMRect,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Place {
  return {
    column: ((clientX - box.left) / box.width) * COLUMNS,
    line: ((clientY - box.top) / box.height) * LINES,
  };
}
