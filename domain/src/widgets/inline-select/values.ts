import fc from "fast-check";
import { ANYTHING, type Draw } from "../../testing/draw.ts";
import type { InlineSelectProps } from "./props.ts";

/** Generated values. */
export function inlineSelectValues(
  { blanks }: InlineSelectProps,
  draw: Draw = ANYTHING,
): fc.Arbitrary<Record<string, string>> {
  const chosen = Object.entries(blanks).map(([blank, { options }]) => draw.some([blank], draw.id(options)));
  return fc.tuple(...chosen).map((blanksChosen) => Object.assign({}, ...blanksChosen));
}
