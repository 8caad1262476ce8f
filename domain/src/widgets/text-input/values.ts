import type fc from "fast-check";
import { ANYTHING, type Draw } from "../../testing/draw.ts";
import type { TextInputProps } from "./props.ts";

/** Generated values. */
export function textInputValues(_: TextInputProps, draw: Draw = ANYTHING): fc.Arbitrary<string> {
  return draw.text;
}
