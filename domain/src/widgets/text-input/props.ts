import * as z from "zod/mini";
import { richText, text } from "../../content/authored-text.ts";
import { conditionProp, type Evaluated } from "../../content/props.ts";

/** A field for words of one's own. */
export const textInputProps = z.strictObject({
  label: text(3),
  placeholder: z.optional(text(2)),
  /** Lines that are shown at first; one is a field without line breaks. */
  rows: z._default(z.int().check(z.minimum(1), z.maximum(10)), 3),
  /** Characters at most, as a person counts them. */
  max: z._default(z.int().check(z.minimum(1), z.maximum(2000)), 500),
  /**
   * What the person may begin with: paragraphs with earlier answers, of which one is left out where an answer is missing or
   * `when` does not hold.
   */
  initial: z.optional(
    z
      .array(z.strictObject({ when: z.optional(conditionProp), text: richText(9) }))
      .check(z.minLength(1, "expected at least one paragraph")),
  ),
});

export type TextInputProps = Evaluated<z.output<typeof textInputProps>>;
