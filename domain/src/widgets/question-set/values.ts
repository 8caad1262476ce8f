import fc from "fast-check";
import { ANYTHING, type Draw } from "../../testing/draw.ts";
import type { QuestionSetProps } from "./props.ts";

/** Generated values. */
export function questionSetValues(
  { questions, scale: { min, max } }: QuestionSetProps,
  draw: Draw = ANYTHING,
): fc.Arbitrary<Record<string, number>> {
  const point = draw.either(fc.integer({ min, max }), fc.constantFrom(min - 1, max + 1, min + 0.5));
  return draw.some(Object.keys(questions), point);
}
