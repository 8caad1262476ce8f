import { REST } from "@mindle/domain/widgets/time-allocation/week";
import type { Tone } from "../../ui/tone.ts";

/** In a fixed order, so that a share has the same colour in every programme. */
const TONES: readonly Tone[] = ["riggy", "jumpy", "shelly", "pleaser", "mindle", "flippy"];

const PATTERNS = 4;

/** Colour and pattern of a share of a whole, as attributes that `share-fill.module.css` draws. */
export interface ShareFill {
  readonly "data-tone"?: Tone;
  readonly "data-pattern": number | "rest";
}

/**
 * The fill of a share: the same wherever the same shares are drawn, in any order. Twelve differ. The rest of the whole has no colour
 * of its own.
 */
export function shareFill(id: string, ids: readonly string[]): ShareFill {
  if (id === REST) return { "data-pattern": "rest" };
  const at = ids
    .filter((each) => each !== REST)
    .toSorted()
    .indexOf(id);
  return { "data-tone": TONES[at % TONES.length] ?? "mindle", "data-pattern": at % PATTERNS };
}
