import type { Band } from "@mindle/domain/assessment/bands";
import type { CareLevel } from "@mindle/domain/assessment/care-level";
import type { CharacterScore } from "@mindle/domain/assessment/character-scores";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { Figure } from "../../ui/characters/palette.ts";
import type { Pose } from "../../ui/characters/parts.tsx";
import { type Tone, toneOf } from "../../ui/tone.ts";

/** Pose of a character by band. */
export const POSES: Readonly<Record<Band, Pose>> = {
  healthy: "done",
  normal: "waving",
  caution: "worried",
  serious: "worried",
};

/** A figure in its pose. */
export interface PosedFigure {
  readonly figure: Figure;
  readonly pose: Pose;
}

/** Whom a result is about: the loudest characters, or none where all are healthy. */
export interface ResultSubject {
  readonly loudest: readonly CharacterScore[];
  readonly level: CareLevel;
}

/** The subject of the loudest scores, as `highestScores` finds them. */
export function subjectOf(loudest: readonly CharacterScore[], level: CareLevel): ResultSubject {
  return { loudest: loudest.filter(({ band }) => band !== "healthy"), level };
}

/** The loudest characters; the mascot where all are healthy. */
export function figuresOf({ loudest }: ResultSubject): readonly PosedFigure[] {
  if (loudest.length === 0) return [{ figure: "Mindle", pose: "done" }];
  return loudest.map(({ character, band }) => ({ figure: character, pose: POSES[band] }));
}

/** The tone of the only loudest character, else the product's. */
export function toneOfSubject({ loudest }: ResultSubject): Tone {
  return toneOf(loudest.length === 1 ? loudest[0]?.character : undefined);
}

/** Returns a function that gives the title of a result in the language on screen. */
export function useTitle(): (subject: ResultSubject) => string {
  const { t } = useTranslation("schema-result");
  return useCallback(
    ({ loudest, level }) => {
      const [first, second, ...others] = loudest;
      if (first === undefined) return t(level === "calm" ? "headline.calm" : "headline.calmStressed");
      const name = t(`names.${first.character}`);
      if (second === undefined) return t("headline.loud", { name });
      if (others.length > 0) return t("headline.tied");
      return t("headline.tiedTwo", { name, other: t(`names.${second.character}`) });
    },
    [t],
  );
}
