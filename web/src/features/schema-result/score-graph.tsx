import type { Band } from "@mindle/domain/assessment/bands";
import { useTranslation } from "react-i18next";
import { CharacterArt } from "../../ui/characters/character-art.tsx";
import type { Pose } from "../../ui/characters/parts.tsx";
import { classNames } from "../../ui/class-names.ts";
import { toneOf } from "../../ui/tone.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { BandMark } from "./band-mark.tsx";
import type { CharacterScore } from "./character-scores.ts";
import { formatGrade } from "./format.ts";
import { heightOf, ZONES } from "./graph-geometry.ts";
import styles from "./score-graph.module.css";

/** Pose of a character by band. */
export const POSES: Readonly<Record<Band, Pose>> = {
  healthy: "done",
  normal: "waving",
  caution: "worried",
  serious: "worried",
};

/** Bar graph: each character stands as high as its grade. A list for screen readers. */
export function ScoreGraph({ scores }: { readonly scores: readonly CharacterScore[] }) {
  const high = scores.some(({ band }) => band === "serious");
  return (
    <div className={styles.room}>
      <div className={classNames(styles.graph, high && styles.high)}>
        <Zones />
        <ul className={styles.columns}>
          {scores.map((score) => (
            <Column key={score.character} score={score} />
          ))}
        </ul>
      </div>
    </div>
  );
}

function Column({ score }: { readonly score: CharacterScore }) {
  const { t } = useTranslation("schema-result");
  const grade = formatGrade(score.grade);
  return (
    <li className={styles.column} data-tone={toneOf(score.character)}>
      <div className={styles.plot}>
        <span className={styles.figure}>
          <CharacterArt character={score.character} pose={POSES[score.band]} size={64} />
        </span>
        <span className={styles.track}>
          <span
            className={styles.bar}
            style={{ blockSize: `calc(var(--plot) * ${heightOf(score.grade) / 100})` }}
          />
        </span>
      </div>
      <span className={styles.name}>{t(`names.${score.character}`)}</span>
      <span className={styles.score}>
        <span aria-hidden="true">{grade}</span>
        <VisuallyHidden>{t("graph.score", { score: grade })}</VisuallyHidden>
      </span>
      <span className={styles.band} data-band={score.band}>
        <BandMark band={score.band} size={16} />
        <span>{t(`bands.${score.band}`)}</span>
      </span>
    </li>
  );
}

function Zones() {
  const { t } = useTranslation("schema-result");
  return (
    <div className={styles.zones} aria-hidden="true">
      {ZONES.map((zone) => (
        <div
          key={zone.band}
          className={styles.zone}
          data-band={zone.band}
          style={{ insetBlockEnd: `${heightOf(zone.from)}%`, blockSize: `${heightOf(zone.to - zone.from)}%` }}
        >
          <BandMark band={zone.band} size={14} />
          <span className={styles.zoneName}>{t(`bands.${zone.band}`)}</span>
        </div>
      ))}
    </div>
  );
}
