import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";

/** A year from a list. */
export const yearSelectProps = z.strictObject({
  label: text(3),
  /** The first year of the list, and how many there are. */
  from: z._default(z.int().check(z.minimum(1900), z.maximum(2200)), 1920),
  count: z._default(z.int().check(z.minimum(1), z.maximum(200)), 100),
});

export type YearSelectProps = z.output<typeof yearSelectProps>;
