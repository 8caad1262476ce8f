import type fc from "fast-check";
import { ANYTHING, type Draw } from "../../testing/draw.ts";
import type { MultiQuestionProps } from "./props.ts";

/** Generated values. */
export function multiQuestionValues(
  { questions, options }: MultiQuestionProps,
  draw: Draw = ANYTHING,
): fc.Arbitrary<Record<string, string>> {
  return draw.some(Object.keys(questions), draw.id(options));
}
