import fc from "fast-check";
import { ANYTHING, type Draw } from "../../testing/draw.ts";
import { daysIn } from "./definition.ts";
import type { DaySelectProps } from "./props.ts";

/** Generated values. */
export function daySelectValues(props: DaySelectProps, draw: Draw = ANYTHING): fc.Arbitrary<number | null> {
  const wrong = fc.option(fc.oneof(fc.integer({ min: 0, max: 32 }), fc.integer()));
  return draw.either(fc.integer({ min: 1, max: daysIn(props) }), wrong);
}
