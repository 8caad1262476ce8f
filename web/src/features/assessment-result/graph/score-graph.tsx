import type { Band } from "@mindle/domain/assessment/bands";
import type { CareLevel, CharacterScore } from "@mindle/domain/assessment/character-scores";
import { useTranslation } from "react-i18next";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import { CharacterArt } from "../../../ui/pictures/characters/character-art.tsx";
import { toneOf } from "../../../ui/tone.ts";
import { BandMark } from "../band.tsx";
import { formatGrade } from "../format.ts";
import { poseOf } from "../result-subject.ts";
import { partOf, ZONES } from "./grade-scale.ts";
import styles from "./score-graph.module.css";

interface ScoreGraphProps {
  readonly scores: readonly CharacterScore[];
  readonly level: CareLevel;
}

/** Bar graph: one line per character, with a bar from 0 to its grade on a scale of the bands. A list for screen readers. */
export function ScoreGraph({ scores, level }: ScoreGraphProps) {
  return (
    <div className={styles.room}>
      <div className={styles.graph}>
        <Scale />
        <ul className={styles.rows}>
          {scores.map((score) => (
            <Row key={score.character} score={score} level={level} />
          ))}
        </ul>
      </div>
    </div>
  );
}

function Row({ score, level }: { readonly score: CharacterScore; readonly level: CareLevel }) {
  const { t } = useTranslation(["assessment-result", "common"]);
  const grade = formatGrade(score.grade);
  return (
    <li className={styles.row} data-tone={toneOf(score.character)}>
      <span className={styles.figure}>
        <CharacterArt character={score.character} pose={poseOf(score.band, level)} size={56} />
      </span>
      <span className={styles.name}>{t(`common:names.${score.character}`)}</span>
      <span className={styles.score}>
        <span aria-hidden="true">{grade}</span>
        <VisuallyHidden>{t("graph.score", { score: grade })}</VisuallyHidden>
      </span>
      <span className={styles.track}>
        <Zones />
        <span className={styles.bar} style={{ inlineSize: `${partOf(score.grade)}%` }} />
      </span>
      <span className={styles.band} data-band={score.band}>
        <BandMark band={score.band} size={16} />
        {t(nameOf(score.band))}
      </span>
    </li>
  );
}

/** Text of a band's name in the graph, which has those of the specification (docs/assessment.md). */
function nameOf(band: Band) {
  return band === "healthy" ? "graph.healthy" : (`bands.${band}` as const);
}

function Zones() {
  return ZONES.map(({ band, from, to }) => (
    <span
      key={band}
      className={styles.zone}
      data-band={band}
      style={{ inlineSize: `${partOf(to - from)}%` }}
    />
  ));
}

/** What the length of a bar means: the bands above their part of it, and its ends. */
function Scale() {
  const { t } = useTranslation("assessment-result");
  return (
    <div className={styles.scale} aria-hidden="true">
      <div className={styles.bands}>
        {ZONES.map(({ band, from, to }) => (
          <span key={band} data-band={band} style={{ flexGrow: to - from }}>
            <BandMark band={band} size={16} />
            <span className={styles.bandName}>{t(nameOf(band))}</span>
          </span>
        ))}
      </div>
      <div className={styles.ends}>
        <span>{t("graph.low")}</span>
        <span>{t("graph.high")}</span>
      </div>
    </div>
  );
}
