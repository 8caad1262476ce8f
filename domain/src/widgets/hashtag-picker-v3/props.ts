import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { MAX_TAGS } from "../answers/several-choices.ts";
import { characters, most, options } from "../fields.ts";

/** Tags to pick from, and tags that the person types. */
export const hashtagPickerV3Props = z.strictObject({
  /** Absent where the text before it asks the question. */
  label: z.optional(text(3)),
  options: options(1),
  placeholder: z.optional(text(1)),
  /** Most tags, typed ones too. */
  max: z._default(most, MAX_TAGS),
  /** Most characters of a typed tag. */
  characters: characters(20),
});

export type HashtagPickerV3Props = Evaluated<z.output<typeof hashtagPickerV3Props>>;
