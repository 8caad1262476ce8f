import type fc from "fast-check";
import { ANYTHING, type Draw } from "../../testing/draw.ts";
import type { TypedRow } from "../typed-text.ts";
import type { TextListProps } from "./props.ts";

/** Generated values. */
export function textListValues(_: TextListProps, draw: Draw = ANYTHING): fc.Arbitrary<TypedRow[]> {
  return draw.rows;
}
