import fc from "fast-check";
import { ANYTHING, type Draw } from "../../testing/draw.ts";
import type { Card } from "./definition.ts";
import type { CardListProps } from "./props.ts";

/** Generated values. */
export function cardListValues({ fields }: CardListProps, draw: Draw = ANYTHING): fc.Arbitrary<Card[]> {
  return fc
    .array(draw.some(Object.keys(fields), draw.text), { maxLength: 6 })
    .map((cards) => cards.map((texts, at) => ({ id: `row-${at + 1}`, texts })));
}
