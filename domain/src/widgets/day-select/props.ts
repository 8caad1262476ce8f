import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import { type Evaluated, numberOr } from "../../content/props.ts";

/** A day of the month. */
export const daySelectProps = z.strictObject({
  label: text(3),
  /** The month and year it belongs to, such as `= month`; without them a month has 31 days and February 29. */
  month: z.optional(numberOr(z.int().check(z.minimum(1), z.maximum(12)))),
  year: z.optional(numberOr(z.int().check(z.minimum(1900), z.maximum(2400)))),
});

export type DaySelectProps = Evaluated<z.output<typeof daySelectProps>>;
