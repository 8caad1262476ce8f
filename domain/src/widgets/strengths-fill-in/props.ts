import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { ROW } from "../answers/blanks.ts";
import { blankName, characters, haveBlanks, options, partId, sentence } from "../fields.ts";

/**
 * Sentences whose `{blanks}` the person fills. With `rows`, such as the acts of an earlier answer, there is one
 * sentence, which is asked for each of them in the place of `{row}`.
 */
export const strengthsFillInProps = z
  .strictObject({
    label: text(3),
    sentences: z.record(partId, sentence(3)),
    /** What goes into each blank: shown in it, and its name for screen readers. The last one is the strength. */
    blanks: z.record(blankName, text(1)).check(
      z.refine((blanks) => Object.keys(blanks).length > 0, "expected at least 1"),
      z.refine(
        (blanks) => !Object.hasOwn(blanks, ROW),
        "expected no blank named row: {row} is the label of a row",
      ),
    ),
    rows: z.optional(options(2)),
    characters: characters(40),
  })
  .check(
    z.refine(({ sentences }) => Object.keys(sentences).length > 0, {
      error: "expected at least 1",
      path: ["sentences"],
    }),
    z.refine(({ sentences, rows }) => rows === undefined || Object.keys(sentences).length === 1, {
      error: "expected one sentence for all rows",
      path: ["sentences"],
    }),
    z.refine(
      ({ sentences, blanks, rows }) =>
        haveBlanks(Object.values(sentences), rows === undefined ? blanks : { ...blanks, [ROW]: true }),
      {
        error: "expected blanks for each {blank} of the sentences, and no others; {row} goes with rows",
        path: ["blanks"],
      },
    ),
  );

export type StrengthsFillInProps = Evaluated<z.output<typeof strengthsFillInProps>>;
