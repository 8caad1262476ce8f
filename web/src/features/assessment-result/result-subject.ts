import type { Band } from "@mindle/domain/assessment/bands";
import {
  type CareLevel,
  type CharacterScore,
  careLevelOf,
  firstOf,
  HARD_WEEK,
  loudestScores,
  MANY_WEARY,
  manyWeary,
  needsCare,
} from "@mindle/domain/assessment/character-scores";
import { CHARACTERS, type Character } from "@mindle/domain/assessment/characters";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { Figure } from "../../ui/pictures/characters/palette.ts";
import type { Pose } from "../../ui/pictures/characters/parts.tsx";
import { type Tone, toneOf } from "../../ui/tone.ts";

const POSES: Readonly<Record<Band, Pose>> = {
  healthy: "done",
  normal: "listening",
  caution: "worried",
  serious: "worried",
};

/** The pose of a child by the band of its grade, on a result of this level. */
export function poseOf(band: Band, level: CareLevel): Pose {
  return besideResult(POSES[band], level);
}

/** A pose beside a result: no figure smiles beside one that asks for care. */
export function besideResult(pose: Pose, level: CareLevel): Pose {
  return needsCare(level) && pose !== "worried" ? "listening" : pose;
}

/** A figure in its pose. */
export interface PosedFigure {
  readonly figure: Figure;
  readonly pose: Pose;
}

/** Whom a result is about. */
export interface ResultSubject {
  /** The loudest characters, all that tie, chosen ones first; none where all are healthy. */
  readonly loudest: readonly CharacterScore[];
  /** The one to go on with: the only loudest, or the only chosen one of those that tie. */
  readonly first: Character | undefined;
  readonly level: CareLevel;
  /** Those in the two upper bands where they are so many that they are met together; else none. */
  readonly weary: readonly Character[];
  /** Told of by the stress answer. */
  readonly isHardWeek: boolean;
  /** Whether the numbers wait behind a button: where no single bar is the longest, or help comes first, a sentence says more. */
  readonly isFolded: boolean;
}

/** The subject of scores, the stress answer and the characters that were chosen. */
export function subjectOf(
  scores: readonly CharacterScore[],
  stress: number | undefined,
  chosen: readonly Character[],
): ResultSubject {
  const loudest = loudestScores(scores, chosen);
  const weary = manyWeary(scores);
  const level = careLevelOf(scores, stress);
  return {
    loudest,
    first: weary.length > 0 ? undefined : firstOf(loudest, chosen)?.character,
    level,
    weary,
    isHardWeek: stress !== undefined && stress >= HARD_WEEK,
    isFolded: level === "crisis" || weary.length > 0 || loudest.length !== 1,
  };
}

/**
 * The loudest characters; all five where many are weary; the mascot where all are healthy, which does not cheer after a hard
 * week.
 */
export function figuresOf(subject: ResultSubject): readonly PosedFigure[] {
  const { loudest, level, weary, isHardWeek } = subject;
  if (weary.length > 0) {
    return CHARACTERS.map((figure) => ({ figure, pose: weary.includes(figure) ? "worried" : "listening" }));
  }
  if (loudest.length === 0) return [{ figure: "Mindle", pose: isHardWeek ? "listening" : "done" }];
  // A healthy one that ties with a louder one does not celebrate.
  return loudest.map(({ character, band }) => ({
    figure: character,
    pose: band === "healthy" ? "listening" : poseOf(band, level),
  }));
}

/** The tone of the character to go on with, else the product's. */
export function toneOfSubject({ first }: ResultSubject): Tone {
  return toneOf(first);
}

/** Returns a function that gives the title of a result in the language on screen. */
export function useTitle(): (subject: ResultSubject) => string {
  const { t } = useTranslation(["assessment-result", "common"]);
  return useCallback(
    ({ loudest, weary, isHardWeek }) => {
      const [first, second, third, ...others] = loudest;
      if (first === undefined) return t(isHardWeek ? "headline.calmStressed" : "headline.calm");
      if (weary.length === CHARACTERS.length) return t("headline.wearyAll");
      if (weary.length > 0)
        return t(weary.length === MANY_WEARY ? "headline.wearyThree" : "headline.wearyFour");
      const name = t(`common:names.${first.character}`);
      if (second === undefined) return t("headline.loud", { name });
      const other = t(`common:names.${second.character}`);
      if (third === undefined) return t("headline.tiedTwo", { name, other });
      if (others.length > 0) return t("headline.tied");
      return t("headline.tiedThree", { name, other, third: t(`common:names.${third.character}`) });
    },
    [t],
  );
}
