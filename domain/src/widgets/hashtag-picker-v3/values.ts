import fc from "fast-check";
import { ANYTHING, type Draw } from "../../testing/draw.ts";
import type { Tags } from "./definition.ts";
import type { HashtagPickerV3Props } from "./props.ts";

/** Generated values. */
export function hashtagPickerV3Values(
  { options }: HashtagPickerV3Props,
  draw: Draw = ANYTHING,
): fc.Arbitrary<Tags> {
  return fc.tuple(draw.ids(options), draw.rows).map(([picked, typed]) => [...picked, ...typed]);
}
