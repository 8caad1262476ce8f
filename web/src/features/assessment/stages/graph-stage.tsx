import { useTranslation } from "react-i18next";
import styles from "../assessment.module.css";
import { STRESS_CLAIM } from "../claims.ts";

const WIDTH = 320;
const HEIGHT = 190;
const TOP = 46;
const FLOOR = 158;
const LEFT = 18;
const RIGHT = 302;

/** Where the curve ends: the claim's share below where it began. */
const END = TOP + ((FLOOR - TOP) * STRESS_CLAIM.percent) / 100;

const CURVE = `M${LEFT} ${TOP} C ${LEFT + 90} ${TOP - 4}, ${RIGHT - 150} ${END + 6}, ${RIGHT} ${END}`;

/** The claim as a curve, with its source in small print. */
export function GraphStage() {
  const { t } = useTranslation("wizard");
  return (
    <figure className={styles.graph}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t("graph.alt", STRESS_CLAIM)}>
        <path className={styles.graphGround} d={`${CURVE} L ${RIGHT} ${FLOOR} L ${LEFT} ${FLOOR} Z`} />
        <line className={styles.graphLevel} x1={LEFT} y1={TOP} x2={RIGHT} y2={TOP} />
        <line className={styles.graphFloor} x1={LEFT} y1={FLOOR} x2={RIGHT} y2={FLOOR} />
        <path className={styles.graphCurve} d={CURVE} pathLength="1" />
        <line className={styles.graphDrop} x1={RIGHT} y1={TOP + 2} x2={RIGHT} y2={END - 10} />
        <circle className={styles.graphDot} cx={LEFT} cy={TOP} r="5" />
        <circle className={styles.graphDot} cx={RIGHT} cy={END} r="7" />
        <text className={styles.graphBig} x={RIGHT - 14} y={TOP - 14} textAnchor="end">
          −{STRESS_CLAIM.percent}%
        </text>
        <text className={styles.graphLabel} x={LEFT} y={HEIGHT - 10}>
          {t("graph.start")}
        </text>
        <text className={styles.graphLabel} x={RIGHT} y={HEIGHT - 10} textAnchor="end">
          {t("graph.end", STRESS_CLAIM)}
        </text>
      </svg>
      <figcaption className={styles.small}>{t(`graph.sources.${STRESS_CLAIM.source}`)}</figcaption>
    </figure>
  );
}
