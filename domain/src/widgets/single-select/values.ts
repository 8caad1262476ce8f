import fc from "fast-check";
import { ANYTHING, type Draw } from "../../testing/draw.ts";
import type { SingleSelectProps } from "./props.ts";

/** Generated values. */
export function singleSelectValues(
  { options }: SingleSelectProps,
  draw: Draw = ANYTHING,
): fc.Arbitrary<string | null> {
  return draw.either(draw.id(options), fc.constant(null));
}
