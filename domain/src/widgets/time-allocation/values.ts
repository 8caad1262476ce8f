import fc from "fast-check";
import { ANYTHING, type Draw } from "../../testing/draw.ts";
import type { TimeAllocationProps } from "./props.ts";

const WEEK = 168;

/** Generated values. */
export function timeAllocationValues(
  { rows }: TimeAllocationProps,
  draw: Draw = ANYTHING,
): fc.Arbitrary<Record<string, number>> {
  const [first, ...others] = Object.keys(rows);
  const hours = fc.oneof(fc.integer({ min: -1, max: 169 }), fc.integer({ min: 0, max: 60 }));
  // The whole week, cut once before each row but the first.
  const whole = fc
    .tuple(...others.map(() => fc.integer({ min: 0, max: WEEK })))
    .map((cuts) => [0, ...cuts.sort((a, b) => a - b), WEEK])
    .map((ends) =>
      Object.fromEntries(
        (first === undefined ? [] : [first, ...others]).map((id, at) => [
          id,
          (ends[at + 1] ?? WEEK) - (ends[at] ?? 0),
        ]),
      ),
    );
  return draw.either(whole, draw.some(Object.keys(rows), hours));
}
