import type fc from "fast-check";
import { ANYTHING, type Draw } from "../../testing/draw.ts";
import type { StrengthsFillInProps } from "./props.ts";

/** Generated values. */
export function strengthsFillInValues(
  { rows, sentences, blanks }: StrengthsFillInProps,
  draw: Draw = ANYTHING,
): fc.Arbitrary<Record<string, Record<string, string>>> {
  return draw.some(Object.keys(rows ?? sentences), draw.some(Object.keys(blanks), draw.text));
}
