import fc from "fast-check";
import { ANYTHING, type Draw } from "../../testing/draw.ts";
import type { OxAnswers } from "../ox.ts";
import type { OxQuizProps } from "./props.ts";

/** Generated values. */
export function oxQuizValues({ questions }: OxQuizProps, draw: Draw = ANYTHING): fc.Arbitrary<OxAnswers> {
  return draw.some(Object.keys(questions), fc.constantFrom("o", "x"));
}
