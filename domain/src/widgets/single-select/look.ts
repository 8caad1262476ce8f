import * as z from "zod/mini";
import type { Labelled } from "../../content/props.ts";

/**
 * How choices look: `bubbles` like messages of one's own, `cards` two beside each other, `strip` as pills in one line, `list` as rows.
 */
export const choiceLook = z.enum(["bubbles", "cards", "strip", "list"]);

export type ChoiceLook = z.output<typeof choiceLook>;

const QUOTE = /^[“"‘']/;
/** Days, parts of a day, durations. */
const TIME = /(?:요일|분|시간|하루|이틀|일|주|달|해)(?:쯤|만| 넘게)?$/;
/** How a Korean sentence ends, or a part of one that speaks. */
const SPOKEN = /(?:요|까|지|어|야|자|걸)[.?!”’]?$/;
const MAX_IN_STRIP = 7;
const MAX_STRIP_LETTERS = 9;
const MAX_CARDS = 4;
const MAX_CARD_LETTERS = 12;

/** The look of choices whose author names none, by their Korean labels. */
export function defaultLook(options: Labelled): ChoiceLook {
  const labels = Object.values(options).map(({ ko }) => ko);
  const isMost = (pattern: RegExp) =>
    labels.filter((label) => pattern.test(label)).length * 2 > labels.length;
  const longest = Math.max(...labels.map((label) => label.length));
  if (isMost(QUOTE)) return "bubbles";
  if (isMost(TIME) && labels.length <= MAX_IN_STRIP && longest <= MAX_STRIP_LETTERS) return "strip";
  const areNouns = !labels.some((label) => SPOKEN.test(label));
  return areNouns && labels.length <= MAX_CARDS && longest <= MAX_CARD_LETTERS ? "cards" : "list";
}
