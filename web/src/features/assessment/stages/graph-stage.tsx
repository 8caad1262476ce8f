import { claimOf } from "@mindle/domain/catalogue/public-content";
import { type Survey, surveyOf } from "@mindle/domain/catalogue/survey";
import { useTranslation } from "react-i18next";
import { useClaims } from "../../../platform/data/catalogue/use-content.ts";
import { FigureSource } from "../../../shell/figure-source.tsx";
import { CharacterArt } from "../../../ui/pictures/characters/character-art.tsx";
import { Breath } from "../breath.tsx";
import { companionOf } from "../wizard-answers.ts";
import styles from "./graph-stage.module.css";
import type { StageProps } from "./stage-props.ts";

const WIDTH = 320;
const HEIGHT = 232;
/** Edge of the figure. */
const FIGURE = 96;

/** The claim with its mark below a way of as many stones as days, on whose first ones the figure walks. A fallback text without the claim. */
export function GraphStage({ answers }: StageProps) {
  const { t } = useTranslation("assessment");
  const claim = useStressClaim();
  const figure = companionOf(answers);
  if (claim === undefined) return <Breath figure={figure} pose="done" text={t("graph.withoutText")} />;
  return (
    <figure className={styles.graph}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t("graph.alt", { ...claim })}>
        <rect className={styles.sky} width={WIDTH} height={HEIGHT} />
        <circle className={styles.sun} cx="246" cy="58" r="26" />
        <path className={styles.far} d="M0 92C60 60 120 72 176 92S280 76 320 58V232H0Z" />
        <path className={styles.middle} d="M0 150C70 108 130 116 190 128S286 124 320 104V232H0Z" />
        <path className={styles.near} d="M0 176C90 150 150 176 214 182S296 178 320 166V232H0Z" />
        {Array.from({ length: claim.days }, (_, day) => {
          const { x, y, size } = stoneOf(day / (claim.days - 1));
          // biome-ignore lint/suspicious/noArrayIndexKey: the stones never change places
          return <ellipse key={day} className={styles.stone} cx={x} cy={y} rx={size} ry={size * 0.55} />;
        })}
        <g className={styles.walker}>
          <g transform="translate(16 112)">
            <CharacterArt character={figure} pose="listening" size={FIGURE} />
          </g>
        </g>
      </svg>
      <figcaption className={styles.claim}>
        <p>{t("graph.claim", { ...claim })}</p>
        <FigureSource survey={claim.survey} />
      </figcaption>
    </figure>
  );
}

/** Where the way's stone is at this part of it, in two bends from the front to the horizon, and half its width. */
function stoneOf(part: number) {
  const far = part ** 0.62;
  return {
    x: 70 + 176 * far + 62 * Math.sin(part * 2 * Math.PI) * (1 - 0.75 * far),
    y: 212 - 126 * far,
    size: 8 - 6 * far,
  };
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
