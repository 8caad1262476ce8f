import type fc from "fast-check";
import { ANYTHING, type Draw } from "../../testing/draw.ts";
import type { HashtagPickerV1Props } from "./props.ts";

/** Generated values. */
export function hashtagPickerV1Values(
  { options }: HashtagPickerV1Props,
  draw: Draw = ANYTHING,
): fc.Arbitrary<string[]> {
  return draw.ids(options);
}
