import * as z from "zod/mini";
import { text } from "../../content/authored-text.ts";
import type { Evaluated } from "../../content/props.ts";
import { characters, fewestRows, options, partId } from "../fields.ts";

/** A collapsible list of labels, each paired with what the person chooses or types. Rows may stay empty. */
export const keyPairsProps = z
  .strictObject({
    label: text(3),
    rows: z.record(
      partId,
      z.strictObject({
        label: text(2),
        /** Answers to choose instead of typing, also parts of an earlier answer. */
        options: z.optional(options(2)),
        placeholder: z.optional(text(2)),
      }),
    ),
    /** Drawn as a circle, the last row leading to the first. */
    loop: z._default(z.boolean(), false),
    /** Fewest rows that are filled. */
    min: fewestRows,
    characters: characters(100),
  })
  .check(
    z.refine(({ min, rows }) => min <= Object.keys(rows).length, {
      error: "expected a min that is not above the number of rows",
      path: ["min"],
    }),
  );

export type KeyPairsProps = Evaluated<z.output<typeof keyPairsProps>>;
