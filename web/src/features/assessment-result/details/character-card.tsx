import { BANDS, neighbourOf } from "@mindle/domain/assessment/bands";
import type { CareLevel, CharacterScore } from "@mindle/domain/assessment/character-scores";
import type { Character } from "@mindle/domain/assessment/characters";
import { shareOf } from "@mindle/domain/assessment/shares";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FigureSource } from "../../../shell/figure-source.tsx";
import { CharacterArt } from "../../../ui/pictures/characters/character-art.tsx";
import type { Pose } from "../../../ui/pictures/characters/parts.tsx";
import { toneOf } from "../../../ui/tone.ts";
import { BandChip } from "../band.tsx";
import { formatGrade } from "../format.ts";
import { poseOf } from "../result-subject.ts";
import styles from "./character-card.module.css";

interface CharacterCardProps {
  readonly character: Character;
  readonly pose: Pose;
  readonly chosen: boolean;
  /** Whether its traits show at first; they can be opened and closed. */
  readonly isOpen: boolean;
  /** One line until it is opened, among others on one sheet. */
  readonly isLine?: boolean;
  /** Grade and band; absent without question answers. */
  readonly reading?: ReactNode;
  /** Above the traits. */
  readonly children?: ReactNode;
}

/** A character with its picture; its traits open and close. */
export function CharacterCard(props: CharacterCardProps) {
  const { character, pose, chosen, isOpen, isLine = false, reading, children } = props;
  const { t } = useTranslation(["assessment-result-details", "common"]);
  const traits = t(`traits.${character}`, { returnObjects: true });
  return (
    <article className={isLine ? styles.line : styles.card} data-tone={toneOf(character)}>
      <details className={styles.details} open={isOpen}>
        <summary className={styles.head}>
          <span className={styles.picture}>
            <CharacterArt character={character} pose={pose} size={isLine ? 44 : 72} />
          </span>
          <div className={styles.who}>
            {chosen && <p className={styles.chosen}>{t("cards.chosen")}</p>}
            <h3>{t(`common:names.${character}`)}</h3>
            <p className={styles.cause}>{t(`causes.${character}`)}</p>
          </div>
          {reading}
          <span className={styles.arrow} aria-hidden="true" />
        </summary>
        <div className={styles.body}>
          {children}
          <h4 className={styles.when}>{t("cards.traits", { name: t(`common:names.${character}`) })}</h4>
          <ul className={styles.traits}>
            {traits.map((trait) => (
              <li key={trait}>{trait}</li>
            ))}
          </ul>
        </div>
      </details>
    </article>
  );
}

interface ScoredCharacterCardProps {
  readonly score: CharacterScore;
  /** That of the whole result. */
  readonly level: CareLevel;
  readonly chosen: boolean;
  /** A card with its grade, open or closed, or a closed line, whose grade only the graph tells. */
  readonly look: "open" | "card" | "line";
}

/** A character with grade, band and, where known, the share of people in the same band. */
export function ScoredCharacterCard({ score, level, chosen, look }: ScoredCharacterCardProps) {
  const { t } = useTranslation(["assessment-result-details", "common"]);
  const { character, band } = score;
  const share = shareOf(score);
  const neighbour = neighbourOf(score.grade);
  return (
    <CharacterCard
      character={character}
      pose={poseOf(band, level)}
      chosen={chosen}
      isOpen={look === "open"}
      isLine={look === "line"}
      reading={
        look !== "line" && (
          <p className={styles.score}>
            <b>{t("cards.score", { score: formatGrade(score.grade) })}</b>
            <BandChip band={band} />
          </p>
        )
      }
    >
      <p className={styles.meaning}>
        {band === "serious" ? t(`seriousMeanings.${character}`) : t(`bandMeanings.${band}`)}
      </p>
      {neighbour !== undefined && (
        <p className={styles.border}>
          {t(BANDS.indexOf(neighbour) < BANDS.indexOf(band) ? "cards.borderBelow" : "cards.borderAbove")}
        </p>
      )}
      {share !== undefined && (
        <div className={styles.share}>
          <span className={styles.percent}>{t("cards.share", { percent: share.percent })}</span>
          <span>
            {t("cards.shareText", { name: t(`common:names.${character}`) })}
            <FigureSource survey={share.survey} />
          </span>
        </div>
      )}
    </CharacterCard>
  );
}
