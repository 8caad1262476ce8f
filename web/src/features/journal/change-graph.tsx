import { measuredPoints } from "@mindle/domain/programme/change";
import type { ChangeSeries } from "@mindle/domain/programme/change-series";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import styles from "./change.module.css";
import { hedgePath, placesOf, VIEW } from "./change-places.ts";
import { shortDay } from "./day-in-words.ts";

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
              {shortDay(at, language)}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
