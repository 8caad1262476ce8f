import type { Band } from "@mindle/domain/assessment/bands";
import type { CharacterScore } from "@mindle/domain/assessment/character-scores";
import type { Character } from "@mindle/domain/assessment/characters";
import { type Tone, toneOf } from "../../../ui/tone.ts";
import { partOf } from "../graph/grade-scale.ts";
import { figuresOf, type PosedFigure, poseOf, type ResultSubject, toneOfSubject } from "../result-subject.ts";

/** A figure in the picture and its size. */
export interface FigurePlacement extends PosedFigure {
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

/** Content of a picture, in one language. */
export interface ResultPicture {
  readonly tone: Tone;
  readonly product: string;
  readonly date: string;
  /** Line with the nickname; absent unless the user wants it in the picture. */
  readonly owner: string | undefined;
  readonly headline: string;
  readonly rows: readonly Row[];
  readonly notes: readonly string[];
  /** The large figures at the top, from left to right. */
  readonly mainFigures: readonly FigurePlacement[];
  /** The small figures beside the bars, one per row. */
  readonly rowFigures: readonly FigurePlacement[];
}

/** The translated texts. */
export interface PictureTexts
  extends Pick<ResultPicture, "product" | "date" | "owner" | "headline" | "notes"> {
  name(character: Character): string;
  score(score: CharacterScore): string;
  band(band: Band): string;
}

/** The picture of five grades: the loudest characters are the main figures, the mascot on a calm result. */
export function resultPicture(
  scores: readonly CharacterScore[],
  subject: ResultSubject,
  texts: PictureTexts,
): ResultPicture {
  return {
    tone: toneOfSubject(subject),
    product: texts.product,
    date: texts.date,
    owner: texts.owner,
    headline: texts.headline,
    notes: texts.notes,
    mainFigures: mainFiguresOf(subject),
    rowFigures: scores.map(({ character, band }) => ({
      figure: character,
      pose: poseOf(band, subject.level),
      size: 84,
    })),
    rows: scores.map((score) => ({
      character: score.character,
      band: score.band,
      tone: toneOf(score.character),
      name: texts.name(score.character),
      score: texts.score(score),
      bandName: texts.band(score.band),
      part: partOf(score.grade) / 100,
    })),
  };
}

/** Edge of a main figure by how many there are; together they fit the picture's width. */
const SIZES = [400, 320, 280, 230, 200];

function mainFiguresOf(subject: ResultSubject): readonly FigurePlacement[] {
  const figures = figuresOf(subject);
  const size = SIZES[figures.length - 1] ?? 200;
  const placements = figures.map((figure) => ({ ...figure, size }));
  if (subject.level !== "crisis" || placements.length > 1) return placements;
  return [...placements, { figure: "Mindle", pose: "listening", size: 320 }];
}
