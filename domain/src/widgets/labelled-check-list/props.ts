import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { countWithinOptions, fewest, most, options, orderedRange } from "../fields.ts";

/** A list of statements, each with a box to tick. */
export const labelledCheckListProps = z
  .strictObject({
    label: text(3),
    options: options(3),
    min: fewest(1),
    max: z.optional(most),
  })
  .check(orderedRange(), countWithinOptions());

export type LabelledCheckListProps = Evaluated<z.output<typeof labelledCheckListProps>>;
