import type { Band } from "@mindle/domain/assessment/bands";
import type { Character } from "@mindle/domain/assessment/characters";
import type { Figure } from "../../../ui/characters/palette.ts";
import type { Pose } from "../../../ui/characters/parts.tsx";
import { type Tone, toneOf } from "../../../ui/tone.ts";
import { byHighestGrade, type CharacterScore, type Urgency, urgencyOf } from "../character-scores.ts";
import { heightOf } from "../graph-geometry.ts";
import { POSES } from "../score-graph.tsx";

/** A figure in the picture: its pose and its size. */
export interface FigurePlacement {
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

/** The picture of five grades: the character with the highest grade is the main figure, the mascot on a calm result. */
export function resultPicture(scores: readonly CharacterScore[], texts: PictureTexts): ResultPicture {
  const [highest] = byHighestGrade(scores);
  const urgency = urgencyOf(scores);
  return {
    tone: urgency === "calm" ? "mindle" : toneOf(highest?.character),
    product: texts.product,
    date: texts.date,
    owner: texts.owner,
    headline: texts.headline,
    notes: texts.notes,
    mainFigures: mainFiguresOf(urgency, highest),
    rowFigures: scores.map(({ character, band }) => ({ figure: character, pose: POSES[band], size: 84 })),
    rows: scores.map((score) => ({
      character: score.character,
      band: score.band,
      tone: toneOf(score.character),
      name: texts.name(score.character),
      score: texts.score(score),
      bandName: texts.band(score.band),
      part: heightOf(score.grade) / 100,
    })),
  };
}

function mainFiguresOf(urgency: Urgency, highest: CharacterScore | undefined): readonly FigurePlacement[] {
  if (urgency === "calm" || highest === undefined) return [{ figure: "Mindle", pose: "done", size: 400 }];
  const child: FigurePlacement = { figure: highest.character, pose: POSES[highest.band], size: 380 };
  return urgency === "care" ? [child, { figure: "Mindle", pose: "waving", size: 320 }] : [child];
}
