import { claimOf } from "@mindle/domain/catalogue/public-content";
import { type Survey, surveyOf } from "@mindle/domain/catalogue/survey";
import { useTranslation } from "react-i18next";
import { useClaims } from "../../../platform/data/catalogue/use-content.ts";
import { CharacterArt } from "../../../ui/pictures/characters/character-art.tsx";
import { Breath } from "../breath.tsx";
import { companionOf } from "../wizard-answers.ts";
import styles from "./graph-stage.module.css";
import type { StageProps } from "./stage-props.ts";

const WIDTH = 320;
const HEIGHT = 236;
const TOP = 92;
const FLOOR = 204;
const LEFT = 44;
const RIGHT = 276;
/** Edge of a figure, and how far above its lower edge its feet are. */
const FIGURE = 72;
const FEET = 7;

/** The claim as a slope with its source: the figure goes down it and lightens. A fallback text without the claim. */
export function GraphStage({ answers }: StageProps) {
  const { t } = useTranslation("assessment");
  const claim = useStressClaim();
  const figure = companionOf(answers);
  if (claim === undefined) return <Breath figure={figure} pose="done" text={t("graph.withoutText")} />;
  // The curve falls by the claim's percentage.
  const end = TOP + ((FLOOR - TOP) * claim.percent) / 100;
  const curve = `M0 ${TOP} H${LEFT} C ${LEFT + 80} ${TOP}, ${RIGHT - 110} ${end}, ${RIGHT} ${end} H${WIDTH}`;
  return (
    <figure className={styles.graph}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t("graph.alt", { ...claim })}>
        <path className={styles.ground} d={`${curve} V${FLOOR} H0 Z`} />
        <line className={styles.level} x1={LEFT} y1={TOP} x2={RIGHT} y2={TOP} />
        <line className={styles.drop} x1={RIGHT + 32} y1={TOP} x2={RIGHT + 32} y2={end - 4} />
        <path className={styles.curve} d={curve} pathLength="1" />
        <g transform={`translate(${LEFT - FIGURE / 2} ${TOP - FIGURE + FEET})`}>
          <CharacterArt character={figure} pose="worried" size={FIGURE} />
        </g>
        <g className={styles.arrived}>
          <g transform={`translate(${RIGHT - 8 - FIGURE / 2} ${end - FIGURE + FEET})`}>
            <CharacterArt character={figure} pose="done" size={FIGURE} />
          </g>
        </g>
        <text className={styles.percent} x={WIDTH / 2} y={TOP - 22} textAnchor="middle">
          −{claim.percent}%
        </text>
        <text className={styles.label} x={8} y={HEIGHT - 8}>
          {t("graph.start")}
        </text>
        <text className={styles.label} x={WIDTH - 8} y={HEIGHT - 8} textAnchor="end">
          {t("graph.end", { ...claim })}
        </text>
      </svg>
      <figcaption className={styles.source}>{t("graph.source")}</figcaption>
    </figure>
  );
}

/** Reduction of stress in per cent, and the number of days. */
interface StressClaim {
  readonly percent: number;
  readonly days: number;
  /** Undefined where the figure is an example. */
  readonly survey: Survey | undefined;
}

/** The claim of the graph stage; undefined when it is withdrawn or not loaded. */
export function useStressClaim(): StressClaim | undefined {
  const claims = useClaims();
  if (claims.status !== "ready") return undefined;
  const claim = claimOf(claims.data, "calmer");
  if (claim?.percent === undefined || claim.days === undefined) return undefined;
  return { percent: claim.percent, days: claim.days, survey: surveyOf(claim) };
}
