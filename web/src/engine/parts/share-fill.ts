import { REST } from "@mindle/domain/widgets/time-allocation/week";
import type { Tone } from "../../ui/tone.ts";

/** The page's own colours come first in no programme: a share looks the same wherever it is drawn. */
const TONES: readonly Tone[] = ["riggy", "jumpy", "shelly", "pleaser", "mindle", "flippy"];

const PATTERNS = 4;

/** Colour and pattern of a share of a whole. Set as attributes, they are drawn by `share-fill.module.css`. */
export interface ShareFill {
  readonly "data-tone"?: Tone;
  readonly "data-pattern": number | "rest";
}

/**
 * The fill of a share: the same wherever it is drawn among the same ones, in any order. Twelve differ. What is left over has no
 * colour of its own.
 */
export function shareFill(id: string, ids: readonly string[]): ShareFill {
  if (id === REST) return { "data-pattern": "rest" };
  const at = ids
    .filter((each) => each !== REST)
    .toSorted()
    .indexOf(id);
  return { "data-tone": TONES[at % TONES.length] ?? "mindle", "data-pattern": at % PATTERNS };
}
