import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { characters, fewestRows, most, orderedRange } from "../fields.ts";

/** Rows of the person's own words. It begins with `min` empty rows. */
export const textListProps = z
  .strictObject({
    label: text(3),
    placeholder: z.optional(text(2)),
    min: fewestRows,
    max: z._default(most, 5),
    characters: characters(100),
  })
  .check(orderedRange());

export type TextListProps = Evaluated<z.output<typeof textListProps>>;
