import fc from "fast-check";
import { ANYTHING, type Draw } from "../../testing/draw.ts";
import type { OxAnswers } from "../ox.ts";
import type { OxListProps } from "./props.ts";

/** Generated values. */
export function oxListValues({ rows }: OxListProps, draw: Draw = ANYTHING): fc.Arbitrary<OxAnswers> {
  return draw.some(Object.keys(rows), fc.constantFrom("o", "x"));
}
