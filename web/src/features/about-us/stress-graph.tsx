import { useTranslation } from "react-i18next";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import { curvePath, FIRST_LEVEL, placeOf, type StressCurve } from "./stress-curve.ts";
import styles from "./stress-graph.module.css";

/** Levels with a line and a number. */
const LEVELS = [100, 75, 50, 25, 0];

/** Labelled days, as shares of the whole time. */
const DAY_SHARES = [0, 1 / 3, 2 / 3, 1];

/** The fall in stress as a graph and a table. Values that were not measured are dashed and marked as an illustration. */
export function StressGraph({ curve }: { readonly curve: StressCurve }) {
  const { t } = useTranslation("about-us");
  const { days, percent, points } = curve;
  const to = FIRST_LEVEL - percent;
  return (
    <figure className={styles.graph}>
      <p className={styles.axis} aria-hidden="true">
        {t("graph.level")}
      </p>
      <div className={styles.frame} role="img" aria-label={t("graph.label", { days, from: FIRST_LEVEL, to })}>
        <div className={styles.plot}>
          {LEVELS.map((level) => (
            <span key={level} className={styles.level} style={{ insetBlockEnd: `${level}%` }}>
              {level}
            </span>
          ))}
          <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path className={styles.grid} d={LEVELS.map((level) => `M0 ${level}H100`).join("")} />
            <path className={styles.area} d={`${curvePath(curve)}V100H0Z`} />
            <path className={styles.curve} d={curvePath(curve)} />
          </svg>
          {points.map((point) => {
            if (!point.isEnd) return null;
            const { x, y } = placeOf(point, days);
            return (
              <span
                key={point.day}
                className={styles.point}
                style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
              >
                <span className={styles.figure}>
                  <CharacterArt character="Mindle" pose={point.day === 0 ? "worried" : "done"} size={72} />
                </span>
                <b className={styles.value}>{point.level}</b>
              </span>
            );
          })}
          {DAY_SHARES.map((share) => (
            <span key={share} className={styles.day} style={{ insetInlineStart: `${share * 100}%` }}>
              {t("graph.days", { days: Math.round(days * share) })}
            </span>
          ))}
        </div>
      </div>
      <p className={styles.axisDays} aria-hidden="true">
        {t("graph.day")}
      </p>
      <figcaption className={styles.caption}>
        {t(curve.isSurveyed ? "graph.caption" : "graph.captionExample")}
      </figcaption>
      <details className={styles.details}>
        <summary>{t("graph.table")}</summary>
        <CurveTable curve={curve} />
      </details>
    </figure>
  );
}

function CurveTable({ curve: { points } }: { readonly curve: StressCurve }) {
  const { t } = useTranslation("about-us");
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t("graph.columnDay")}</th>
          <th scope="col">{t("graph.columnLevel")}</th>
          <th scope="col">{t("graph.columnKind")}</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ day, level, measured }) => (
          <tr key={day}>
            <th scope="row">{t("graph.days", { days: day })}</th>
            <td>{level}</td>
            <td>{t(measured ? "graph.measured" : "graph.illustrative")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
