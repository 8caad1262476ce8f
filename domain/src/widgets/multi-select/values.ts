import type fc from "fast-check";
import { ANYTHING, type Draw } from "../../testing/draw.ts";
import type { MultiSelectProps } from "./props.ts";

/** Generated values. */
export function multiSelectValues(
  { options }: MultiSelectProps,
  draw: Draw = ANYTHING,
): fc.Arbitrary<string[]> {
  return draw.ids(options);
}
