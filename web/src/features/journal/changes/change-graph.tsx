import { type ChangeScale, type MeasuredPoint, measuredPoints } from "@mindle/domain/programme/change";
import type { ChangeSeries } from "@mindle/domain/programme/change-series";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/i18n.ts";
import { mediumDay } from "../names.ts";
import styles from "./change.module.css";

/**
 * One series as a line beside a hedge: as thick as normal fluctuation (measurement error) around the first value, so
 * that a difference within it is not taken for a change.
 */
export function ChangeGraph({ series }: { readonly series: ChangeSeries }) {
  const { t } = useTranslation("journal");
  const language = useLanguage();
  const { scale } = series;
  const points = measuredPoints(series.points);
  const places = placesOf(points, scale);
  const first = points[0];
  if (first === undefined) return null;
  return (
    <svg
      className={styles.graph}
      viewBox={`0 0 ${VIEW.width} ${VIEW.height}`}
      role="img"
      aria-label={t("changes.graph", { label: series.label })}
    >
      {[scale.min, (scale.min + scale.max) / 2, scale.max].map((value) => (
        <g key={value}>
          <path
            className={styles.rule}
            d={`M${VIEW.left} ${VIEW.y(value, scale)}H${VIEW.width - VIEW.right}`}
          />
          <text className={styles.scale} x={VIEW.left - 8} y={VIEW.y(value, scale) + 5}>
            {value}
          </text>
        </g>
      ))}
      <path className={styles.hedge} d={hedgePath(first.value, scale)} />
      <path className={styles.line} d={`M${places.map(({ x, y }) => `${x} ${y}`).join("L")}`} />
      {places.map(({ x, y, at, value }, index) => (
        <g key={at}>
          <circle className={styles.dot} cx={x} cy={y} r="6.5" />
          <text className={styles.value} x={x} y={y - 14}>
            {value.toFixed(scale.digits)}
          </text>
          {(index === 0 || index === places.length - 1) && (
            // The last point stands closer to the edge than half a date is wide.
            <text
              className={index === 0 ? styles.day : styles.lastDay}
              x={index === 0 ? x : VIEW.width}
              y={VIEW.height - 8}
            >
              {mediumDay(at, language)}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

const TOP = 30;
const BOTTOM = 40;
const HEIGHT = 240;

/** The room of a graph. */
const VIEW = {
  width: 340,
  height: HEIGHT,
  left: 34,
  right: 18,
  /** Where a value of a scale stands. */
  y: (value: number, { min, max }: ChangeScale) =>
    TOP + ((max - value) / (max - min)) * (HEIGHT - TOP - BOTTOM),
} as const;

/** Room beside the first and last point. */
const INSET = 22;

/** Width of a leaf of the hedge. */
const LEAF = 17;

/** Where the points stand: across by time, up by value. */
function placesOf(points: readonly MeasuredPoint[], scale: ChangeScale) {
  const first = points[0]?.at ?? 0;
  const span = (points.at(-1)?.at ?? 0) - first;
  const [from, to] = [VIEW.left + INSET, VIEW.width - VIEW.right - INSET];
  return points.map(({ at, value }) => ({
    at,
    value,
    x: span === 0 ? (from + to) / 2 : from + ((at - first) / span) * (to - from),
    y: VIEW.y(value, scale),
  }));
}

/**
 * A hedge from one side to the other, as thick as normal fluctuation (measurement error) around a value and never
 * beyond the scale.
 */
function hedgePath(value: number, scale: ChangeScale): string {
  const { min, max, band } = scale;
  const top = VIEW.y(Math.min(max, value + band), scale);
  const bottom = VIEW.y(Math.max(min, value - band), scale);
  const leaves = Math.floor((VIEW.width - VIEW.left - VIEW.right) / LEAF);
  const width = (VIEW.width - VIEW.left - VIEW.right) / leaves;
  const along = (step: number) => `q${step / 2} ${-Math.sign(step) * 6} ${step} 0`;
  return `M${VIEW.left} ${top}${along(width).repeat(leaves)}V${bottom}${along(-width).repeat(leaves)}Z`;
}
