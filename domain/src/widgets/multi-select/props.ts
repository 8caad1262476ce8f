import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { countWithinOptions, fewest, most, options, orderedRange } from "../fields.ts";

/** Several choices out of a few, such as days. */
export const multiSelectProps = z
  .strictObject({
    label: text(3),
    options: options(2, { least: 2 }),
    min: fewest(1),
    max: z.optional(most),
  })
  .check(orderedRange(), countWithinOptions());

export type MultiSelectProps = Evaluated<z.output<typeof multiSelectProps>>;
