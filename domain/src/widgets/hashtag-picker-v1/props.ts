import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { options } from "../fields.ts";

/** Tags to pick from. */
export const hashtagPickerV1Props = z.strictObject({
  /** Absent where the text before it asks the question. */
  label: z.optional(text(3)),
  options: options(1),
});

export type HashtagPickerV1Props = Evaluated<z.output<typeof hashtagPickerV1Props>>;
