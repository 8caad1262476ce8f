import type { Tone } from "../../ui/tone.ts";

/** The page's own colours come first in no programme: a share looks the same wherever it is drawn. */
const TONES: readonly Tone[] = ["riggy", "jumpy", "shelly", "pleaser", "mindle", "flippy"];

const PATTERNS = 4;

/** Colour and pattern of a share of a whole. Set as attributes, they are drawn by `share-fill.module.css`. */
interface ShareFill {
  readonly "data-tone": Tone;
  readonly "data-pattern": number;
}

/** The fill of the share at this place: twelve in a row differ, neighbours in colour and pattern. */
export function shareFill(at: number): ShareFill {
  return { "data-tone": TONES[at % TONES.length] ?? "mindle", "data-pattern": at % PATTERNS };
}
