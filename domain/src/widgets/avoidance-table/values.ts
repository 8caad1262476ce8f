import fc from "fast-check";
import { ANYTHING, type Draw, TYPED_ROW_IDS } from "../../testing/draw.ts";
import type { AvoidanceTableValue } from "./definition.ts";
import type { AvoidanceTableProps } from "./props.ts";

/** Generated values. */
export function avoidanceTableValues(
  { rows = {} }: AvoidanceTableProps,
  draw: Draw = ANYTHING,
): fc.Arbitrary<AvoidanceTableValue> {
  const rating = draw.either(fc.integer({ min: 0, max: 100 }), fc.constantFrom(-1, 101));
  return fc.record({
    rows: draw.rows,
    ratings: draw.some([...Object.keys(rows), ...TYPED_ROW_IDS], rating),
  });
}
