import fc from "fast-check";
import { ANYTHING, type Draw } from "../../testing/draw.ts";
import type { Pair } from "./definition.ts";
import type { KeyPairsProps } from "./props.ts";

/** Generated values. */
export function keyPairsValues(
  { rows }: KeyPairsProps,
  draw: Draw = ANYTHING,
): fc.Arbitrary<Record<string, Pair>> {
  const typed = draw.text.map((text): Pair => ({ text }));
  const pairs = Object.entries(rows).map(([row, { options = {} }]) => {
    const chosen = draw.id(options).map((choice): Pair => ({ choice }));
    const right = Object.keys(options).length === 0 ? typed : fc.oneof(typed, chosen);
    return draw.some([row], draw.either(right, chosen));
  });
  return fc.tuple(...pairs).map((entered) => Object.assign({}, ...entered));
}
