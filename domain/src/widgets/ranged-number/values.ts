import fc from "fast-check";
import { ANYTHING, type Draw } from "../../testing/draw.ts";
import type { EnteredNumber } from "./definition.ts";
import type { RangedNumberProps } from "./props.ts";

/** Generated values. */
export function rangedNumberValues(
  { min, max, step }: RangedNumberProps,
  draw: Draw = ANYTHING,
): fc.Arbitrary<EnteredNumber> {
  const right = fc
    .integer({ min: 0, max: Math.floor((max - min) / step) })
    .map((steps) => min + steps * step);
  const wrong = fc.oneof(
    fc.integer({ min: -200, max: 200 }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.string(),
    fc.constant(null),
  );
  return draw.either(right, wrong);
}
