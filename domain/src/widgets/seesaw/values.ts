import fc from "fast-check";
import { ANYTHING, type Draw } from "../../testing/draw.ts";
import type { SeesawValue } from "./definition.ts";
import type { SeesawProps } from "./props.ts";

/** Generated values. */
export function seesawValues(
  { gives, takes }: SeesawProps,
  draw: Draw = ANYTHING,
): fc.Arbitrary<SeesawValue> {
  const weight = draw.either(fc.integer({ min: 1, max: 5 }), fc.constantFrom(0, 6, 2.5));
  return fc.record({
    gives: draw.some(Object.keys(gives.rows), weight),
    takes: draw.some(Object.keys(takes.rows), weight),
  });
}
