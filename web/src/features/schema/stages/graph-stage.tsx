import { useTranslation } from "react-i18next";
import styles from "../assessment.module.css";
import { Breath } from "../breath.tsx";
import { useStressClaim } from "../use-stress-claim.ts";

const WIDTH = 320;
const HEIGHT = 190;
const TOP = 46;
const FLOOR = 158;
const LEFT = 18;
const RIGHT = 302;

/** The claim as a curve with its source; a fallback text without the claim. */
export function GraphStage() {
  const { t } = useTranslation("schema");
  const claim = useStressClaim();
  if (claim === undefined) return <Breath pose="done" text={t("graph.withoutText")} />;
  // The curve falls by the claim's percentage.
  const end = TOP + ((FLOOR - TOP) * claim.percent) / 100;
  const curve = `M${LEFT} ${TOP} C ${LEFT + 90} ${TOP - 4}, ${RIGHT - 150} ${end + 6}, ${RIGHT} ${end}`;
  return (
    <figure className={styles.graph}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t("graph.alt", { ...claim })}>
        <path className={styles.graphGround} d={`${curve} L ${RIGHT} ${FLOOR} L ${LEFT} ${FLOOR} Z`} />
        <line className={styles.graphLevel} x1={LEFT} y1={TOP} x2={RIGHT} y2={TOP} />
        <line className={styles.graphFloor} x1={LEFT} y1={FLOOR} x2={RIGHT} y2={FLOOR} />
        <path className={styles.graphCurve} d={curve} pathLength="1" />
        <line className={styles.graphDrop} x1={RIGHT} y1={TOP + 2} x2={RIGHT} y2={end - 10} />
        <circle className={styles.graphDot} cx={LEFT} cy={TOP} r="5" />
        <circle className={styles.graphDot} cx={RIGHT} cy={end} r="7" />
        <text className={styles.graphBig} x={RIGHT - 14} y={TOP - 14} textAnchor="end">
          −{claim.percent}%
        </text>
        <text className={styles.graphLabel} x={LEFT} y={HEIGHT - 10}>
          {t("graph.start")}
        </text>
        <text className={styles.graphLabel} x={RIGHT} y={HEIGHT - 10} textAnchor="end">
          {t("graph.end", { ...claim })}
        </text>
      </svg>
      <figcaption className={styles.small}>{t("graph.source")}</figcaption>
    </figure>
  );
}
