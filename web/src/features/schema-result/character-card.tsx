import type { Character } from "@mindle/domain/assessment/characters";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CharacterArt } from "../../ui/characters/character-art.tsx";
import type { Pose } from "../../ui/characters/parts.tsx";
import { toneOf } from "../../ui/tone.ts";
import { BandChip } from "./band-chip.tsx";
import styles from "./character-card.module.css";
import { type CharacterScore, shareOf } from "./character-scores.ts";
import { formatGrade, partsOfIsoDay } from "./format.ts";
import { POSES } from "./score-graph.tsx";

interface CharacterCardProps {
  readonly character: Character;
  readonly pose: Pose;
  readonly chosen: boolean;
  /** Grade details; absent without question answers. */
  readonly children?: ReactNode;
}

/** A character with its picture and traits. */
export function CharacterCard({ character, pose, chosen, children }: CharacterCardProps) {
  const { t } = useTranslation("schema-result");
  const traits = t(`traits.${character}`, { returnObjects: true });
  return (
    <article className={styles.card} data-tone={toneOf(character)}>
      <div className={styles.who}>
        <header className={styles.head}>
          <span className={styles.picture}>
            <CharacterArt character={character} pose={pose} size={104} />
          </span>
          <div>
            {chosen && <p className={styles.chosen}>{t("cards.chosen")}</p>}
            <h3>{t(`names.${character}`)}</h3>
            <p className={styles.cause}>{t(`causes.${character}`)}</p>
          </div>
        </header>
        {children}
      </div>
      <div>
        <h4 className={styles.when}>{t("cards.traits", { name: t(`names.${character}`) })}</h4>
        <ul className={styles.traits}>
          {traits.map((trait) => (
            <li key={trait}>{trait}</li>
          ))}
        </ul>
      </div>
    </article>
  );
}

/** A character with grade, band and, where known, the share of people in the same band. */
export function ScoredCharacterCard({
  score,
  chosen,
}: {
  readonly score: CharacterScore;
  readonly chosen: boolean;
}) {
  const { t } = useTranslation("schema-result");
  const share = shareOf(score);
  return (
    <CharacterCard character={score.character} pose={POSES[score.band]} chosen={chosen}>
      <div className={styles.reading}>
        <p className={styles.score}>
          <b>{t("cards.score", { score: formatGrade(score.grade) })}</b>
          <BandChip band={score.band} />
        </p>
        <p className={styles.meaning}>{t(`bandMeanings.${score.band}`)}</p>
      </div>
      {share !== undefined && (
        <div className={styles.share}>
          <span className={styles.percent}>{t("cards.share", { percent: share.percent })}</span>
          <span>
            {t("cards.shareText", { name: t(`names.${score.character}`) })}
            <small>{t("cards.shareSource", { date: t("day", partsOfIsoDay(share.date)) })}</small>
          </span>
        </div>
      )}
    </CharacterCard>
  );
}
