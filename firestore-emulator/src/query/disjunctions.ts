import type { Filter } from "../model/query.ts";
import { operandElements } from "./filter.ts";

/**
 * Number of disjunctions of a filter in disjunctive normal form: an OR adds those of its parts, an AND
 * multiplies them, `IN` and `ARRAY_CONTAINS_ANY` count one per value.
 */
export function countDisjunctions(filter: Filter | undefined): number {
  if (filter === undefined) {
    return 1;
  }
  if (filter.kind === "composite") {
    if (filter.filters.length === 0) {
      return 1;
    }
    const counts = filter.filters.map(countDisjunctions);
    return filter.op === "AND"
      ? counts.reduce((product, count) => product * count, 1)
      : counts.reduce((sum, count) => sum + count, 0);
  }
  return filter.op === "IN" || filter.op === "ARRAY_CONTAINS_ANY" ? operandElements(filter.value).length : 1;
}
