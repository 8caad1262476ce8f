import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { characters, fewestRows, labelled, most, orderedRange } from "../fields.ts";

/** Cards of the same typed fields. It begins with `min` empty cards. */
export const cardListProps = z
  .strictObject({
    label: text(3),
    /** The first one is the card's title where later pages name the card. */
    fields: labelled(2),
    min: fewestRows,
    max: z._default(most, 5),
    characters: characters(200),
  })
  .check(orderedRange());

export type CardListProps = Evaluated<z.output<typeof cardListProps>>;
