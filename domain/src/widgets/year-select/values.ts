import fc from "fast-check";
import { ANYTHING, type Draw } from "../../testing/draw.ts";
import type { YearSelectProps } from "./props.ts";

/** Generated values. */
export function yearSelectValues(
  { from, count }: YearSelectProps,
  draw: Draw = ANYTHING,
): fc.Arbitrary<number | null> {
  const wrong = fc.option(fc.oneof(fc.integer({ min: 1900, max: 2100 }), fc.integer()));
  return draw.either(fc.integer({ min: from, max: from + count - 1 }), wrong);
}
