import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { blankName, haveBlanks, options, sentence } from "../fields.ts";

/** A sentence in which the person chooses the words for its `{blanks}`. */
export const inlineSelectProps = z
  .strictObject({
    text: sentence(4),
    blanks: z.record(
      blankName,
      z.strictObject({
        /** What is chosen there: shown in the blank, and its name for screen readers. */
        label: text(1),
        options: options(1),
      }),
    ),
  })
  .check(
    z.refine(({ text: written, blanks }) => haveBlanks([written], blanks), {
      error: "expected blanks for each {blank} of the text, and no others",
      path: ["blanks"],
    }),
  );

export type InlineSelectProps = Evaluated<z.output<typeof inlineSelectProps>>;
