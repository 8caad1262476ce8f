import * as z from "zod/mini";
import { isPartsFrom, type Labelled, type PartsFrom } from "../content/props.ts";
import type { CountRange } from "./counts.ts";

// Props of how many choices or rows there may be, and how long typed words may be.

/** Fewest choices. */
export function fewest(usual: number) {
  return z._default(z.int().check(z.minimum(0), z.maximum(12)), usual);
}

/** Fewest rows: one, unless the author says more. A widget whose rows may all be empty is `optional`. */
export const fewestRows = z._default(z.int().check(z.minimum(1), z.maximum(12)), 1);

/** Most choices or rows; without a default there is no limit. */
export const most = z.int().check(z.minimum(1), z.maximum(12));

/** Most characters of something typed, as a person counts them. */
export function characters(usual: number) {
  return z._default(z.int().check(z.minimum(1), z.maximum(500)), usual);
}

/** Refuses a `min` above `max`. */
export function orderedRange() {
  return z.refine<CountRange>(({ min, max = min }) => min <= max, {
    error: "expected a min that is not above max",
    path: ["min"],
  });
}

/** Refuses a `min` or `max` above the number of options, where these are not an earlier answer. */
export function countWithinOptions() {
  return z.refine<CountRange & { readonly options: Labelled | PartsFrom }>(
    ({ min, max = 0, options }) => isPartsFrom(options) || Math.max(min, max) <= Object.keys(options).length,
    "expected at least as many options as min and max",
  );
}
