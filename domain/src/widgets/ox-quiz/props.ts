import * as z from "zod/mini";
import { richText, text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { oxMeanings, partId } from "../fields.ts";

/** Statements that are either O or X, each explained once it is answered. Nothing is scored. */
export const oxQuizProps = z.strictObject({
  label: z.optional(text(3)),
  meanings: oxMeanings,
  questions: z
    .record(
      partId,
      z.strictObject({
        statement: text(4),
        right: z.enum(["o", "x"], "expected o or x"),
        why: richText(6),
      }),
    )
    .check(z.refine((questions) => Object.keys(questions).length > 0, "expected at least 1")),
});

export type OxQuizProps = Evaluated<z.output<typeof oxQuizProps>>;
