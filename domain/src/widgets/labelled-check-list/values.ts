import type fc from "fast-check";
import { ANYTHING, type Draw } from "../../testing/draw.ts";
import type { LabelledCheckListProps } from "./props.ts";

/** Generated values. */
export function labelledCheckListValues(
  { options }: LabelledCheckListProps,
  draw: Draw = ANYTHING,
): fc.Arbitrary<string[]> {
  return draw.ids(options);
}
