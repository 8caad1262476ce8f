import type { Band } from "@mindle/domain/assessment/bands";
import type { Character } from "@mindle/domain/assessment/characters";
import type { Figure } from "../../../ui/characters/palette.ts";
import type { Pose } from "../../../ui/characters/parts.tsx";
import { type Tone, toneOf } from "../../../ui/tone.ts";
import { heightOf } from "../graph-geometry.ts";
import { loudestFirst, type Mood, moodOf, type Voice } from "../reading.ts";
import { POSES } from "../score-graph.tsx";

/** One figure of a picture: who, how, and how large. */
export interface Cast {
  readonly figure: Figure;
  readonly pose: Pose;
  /** Edge of its square in pixels of the picture. */
  readonly size: number;
}

/** A character's line of a picture. */
export interface Row {
  readonly character: Character;
  readonly band: Band;
  readonly tone: Tone;
  readonly name: string;
  readonly score: string;
  readonly bandName: string;
  /** Length of its bar, 0 to 1. */
  readonly part: number;
}

/** Everything that a picture says, in the language it is drawn in. */
export interface Sketch {
  readonly tone: Tone;
  readonly product: string;
  readonly date: string;
  /** Whose result it is; undefined where that is nobody else's business. */
  readonly owner: string | undefined;
  readonly headline: string;
  readonly rows: readonly Row[];
  readonly notes: readonly string[];
  /** Those who lead the picture, from left to right. */
  readonly heroes: readonly Cast[];
  /** Those beside their bars, by the rows. */
  readonly extras: readonly Cast[];
}

/** What has to be said in words. */
export interface SketchTexts extends Pick<Sketch, "product" | "date" | "owner" | "headline" | "notes"> {
  name(character: Character): string;
  score(voice: Voice): string;
  band(band: Band): string;
}

/** The picture of five grades: the character with the highest one leads, the mascot on a calm result. */
export function sketchOf(voices: readonly Voice[], texts: SketchTexts): Sketch {
  const [loudest] = loudestFirst(voices);
  const mood = moodOf(voices);
  return {
    tone: mood === "calm" ? "mindle" : toneOf(loudest?.character),
    product: texts.product,
    date: texts.date,
    owner: texts.owner,
    headline: texts.headline,
    notes: texts.notes,
    heroes: heroesOf(mood, loudest),
    extras: voices.map(({ character, band }) => ({ figure: character, pose: POSES[band], size: 84 })),
    rows: voices.map((voice) => ({
      character: voice.character,
      band: voice.band,
      tone: toneOf(voice.character),
      name: texts.name(voice.character),
      score: texts.score(voice),
      bandName: texts.band(voice.band),
      part: heightOf(voice.grade) / 100,
    })),
  };
}

function heroesOf(mood: Mood, loudest: Voice | undefined): readonly Cast[] {
  if (mood === "calm" || loudest === undefined) return [{ figure: "Mindle", pose: "done", size: 400 }];
  const child: Cast = { figure: loudest.character, pose: POSES[loudest.band], size: 380 };
  return mood === "care" ? [child, { figure: "Mindle", pose: "waving", size: 320 }] : [child];
}
