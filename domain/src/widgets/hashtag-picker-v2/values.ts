import type fc from "fast-check";
import { ANYTHING, type Draw } from "../../testing/draw.ts";
import type { HashtagPickerV2Props } from "./props.ts";

/** Generated values. */
export function hashtagPickerV2Values(
  { groups }: HashtagPickerV2Props,
  draw: Draw = ANYTHING,
): fc.Arbitrary<string[]> {
  const [first = {}, ...others] = Object.values(groups).map(({ options }) => options);
  return draw.ids(Object.assign({}, first, ...others));
}
