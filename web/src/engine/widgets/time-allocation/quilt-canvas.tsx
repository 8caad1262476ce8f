import type { Week } from "@mindle/domain/widgets/time-allocation/definition";
import type { TimeAllocationProps } from "@mindle/domain/widgets/time-allocation/props";
import { type PointerEvent, useRef } from "react";
import { classNames } from "../../../ui/class-names.ts";
import cloth from "../../parts/cloth.module.css";
import { clothOf } from "../../parts/cloth.ts";
import {
  COLUMNS,
  LINES,
  type Place,
  paintQuilt,
  paintWeek,
  patchAt,
  patchesAt,
  patchesBetween,
  type Quilt,
} from "./quilt.ts";
import styles from "./time-allocation.module.css";

interface QuiltCanvasProps {
  readonly quilt: Quilt;
  readonly week: Week;
  readonly rows: readonly string[];
  readonly beside: NonNullable<TimeAllocationProps["beside"]>["hours"] | undefined;
  /** The row to paint; undefined takes colour away. */
  readonly brush: string | undefined;
  readonly step: number;
  readonly disabled: boolean;
  onPaint(quilt: Quilt, week: Week): void;
}

/** A touch from where it began to where the finger is. */
interface Stroke {
  readonly box: DOMRect;
  readonly colour: string | undefined;
  /** A stroke that begins on its own colour takes only that away. */
  readonly only: string | undefined;
  last: Place;
  /** As painted so far: moves may come faster than the page is drawn. */
  quilt: Quilt;
  week: Week;
}

/** Patches to paint by moving a finger over them. Everything it does, the steppers do too. */
export function QuiltCanvas({ quilt, week, rows, beside, brush, step, disabled, onPaint }: QuiltCanvasProps) {
  const stroke = useRef<Stroke>(undefined);

  const paint = (touch: Stroke, to: Place) => {
    const touched = patchesBetween(touch.last, to).flatMap((patch) => patchesAt(patch, step));
    const patches = touched.filter((patch) => touch.only === undefined || touch.quilt[patch] === touch.only);
    const after = paintQuilt(touch.quilt, patches, touch.colour);
    touch.last = to;
    if (after.every((row, at) => row === touch.quilt[at])) return;
    touch.week = paintWeek(touch.week, touch.quilt, after);
    touch.quilt = after;
    onPaint(after, touch.week);
  };

  const begin = (event: PointerEvent<HTMLDivElement>) => {
    if (disabled || event.button !== 0 || !event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const box = event.currentTarget.getBoundingClientRect();
    const last = placeIn(box, event);
    const patch = patchAt(last);
    const isOwn = brush !== undefined && patch !== undefined && quilt[patch] === brush;
    stroke.current = isOwn
      ? { box, last, quilt, week, colour: undefined, only: brush }
      : { box, last, quilt, week, colour: brush, only: undefined };
    paint(stroke.current, last);
  };

  return (
    <div className={styles.canvas} aria-hidden="true">
      {beside !== undefined && <Ribbon rows={rows} hours={beside} />}
      <div
        className={styles.quilt}
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
        {quilt.map((row, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: patches keep their place.
            key={at}
            className={classNames(styles.patch, row !== undefined && cloth.cloth)}
            {...(row === undefined ? {} : clothOf(rows.indexOf(row)))}
          />
        ))}
      </div>
    </div>
  );
}

/** The other week as a ribbon of the same colours along the quilt. */
function Ribbon({
  rows,
  hours,
}: {
  readonly rows: readonly string[];
  readonly hours: NonNullable<QuiltCanvasProps["beside"]>;
}) {
  return (
    <div className={styles.ribbon}>
      {rows.map((row, at) => (
        <span key={row} className={cloth.cloth} style={{ flexGrow: hours[row] ?? 0 }} {...clothOf(at)} />
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
