import fc from "fast-check";
import { ANYTHING, type Draw } from "../../testing/draw.ts";
import type { MonthSelectProps } from "./props.ts";

/** Generated values. */
export function monthSelectValues(_: MonthSelectProps, draw: Draw = ANYTHING): fc.Arbitrary<number | null> {
  const wrong = fc.option(fc.oneof(fc.constantFrom(0, 13), fc.integer()));
  return draw.either(fc.integer({ min: 1, max: 12 }), wrong);
}
