import fc from "fast-check";
import { ANYTHING, type Draw } from "../../testing/draw.ts";
import type { ChecksAndMore } from "./definition.ts";
import type { CheckAndMoreProps } from "./props.ts";

/** Generated values. */
export function checkAndMoreValues(
  { options }: CheckAndMoreProps,
  draw: Draw = ANYTHING,
): fc.Arbitrary<ChecksAndMore> {
  return fc.record({ checked: draw.ids(options), more: draw.rows });
}
