import fc from "fast-check";
import { ANYTHING, type Draw, TYPED_ROW_IDS } from "../../testing/draw.ts";
import type { PriorityListingValue } from "./definition.ts";
import type { PriorityListingProps } from "./props.ts";

/** Generated values. */
export function priorityListingValues(
  { rows = {}, levels }: PriorityListingProps,
  draw: Draw = ANYTHING,
): fc.Arbitrary<PriorityListingValue> {
  const grade = draw.either(fc.integer({ min: 1, max: levels }), fc.constantFrom(0, levels + 1));
  const both = fc.record({ urgency: grade, importance: grade });
  const some = fc.record({ urgency: grade, importance: grade }, { requiredKeys: [] });
  return fc.record({
    rows: draw.rows,
    priorities: draw.some([...Object.keys(rows), ...TYPED_ROW_IDS], draw.either(both, some)),
  });
}
