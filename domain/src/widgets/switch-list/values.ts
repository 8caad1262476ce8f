import type fc from "fast-check";
import { ANYTHING, type Draw } from "../../testing/draw.ts";
import type { SwitchListProps } from "./props.ts";

/** Generated values. */
export function switchListValues(
  { options }: SwitchListProps,
  draw: Draw = ANYTHING,
): fc.Arbitrary<string[]> {
  return draw.ids(options);
}
