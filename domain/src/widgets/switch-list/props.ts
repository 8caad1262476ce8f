import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { countWithinOptions, fewest, most, options, orderedRange } from "../fields.ts";

/** A list of switches. All off is an answer too, unless `min` says otherwise. */
export const switchListProps = z
  .strictObject({
    label: text(3),
    options: options(2),
    min: fewest(0),
    max: z.optional(most),
  })
  .check(orderedRange(), countWithinOptions());

export type SwitchListProps = Evaluated<z.output<typeof switchListProps>>;
