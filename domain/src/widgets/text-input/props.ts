import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";

/** A field for words of one's own. */
export const textInputProps = z.strictObject({
  label: text(3),
  placeholder: z.optional(text(2)),
  /** Lines that are shown at first; one is a field without line breaks. */
  rows: z._default(z.int().check(z.minimum(1), z.maximum(10)), 3),
  /** Characters at most, as a person counts them. */
  max: z._default(z.int().check(z.minimum(1), z.maximum(2000)), 500),
});

export type TextInputProps = z.output<typeof textInputProps>;
