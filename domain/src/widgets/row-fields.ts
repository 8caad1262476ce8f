import * as z from "zod/mini";
import { text } from "../content/authored-text.ts";
import { characters, fewestRows, most, orderedRange } from "./count-fields.ts";
import { options } from "./fields.ts";

// Rows that the author writes, an earlier answer gives or the person types, in widgets' props.

const typed = z
  .strictObject({
    min: fewestRows,
    max: z._default(most, 5),
    characters: characters(60),
    placeholder: z.optional(text(2)),
  })
  .check(orderedRange());

/** Where rows come from; {@link oneRowSource} goes with it. */
export const rowSource = {
  rows: z.optional(options(2)),
  /** How many rows of one's own there are, in place of `rows`. */
  typed: z.optional(typed),
};

/** Refuses props with both sources of rows, or none. */
export function oneRowSource<Props extends { readonly rows?: unknown; readonly typed?: unknown }>() {
  return z.refine<Props>(
    ({ rows, typed: own }) => (rows === undefined) !== (own === undefined),
    "expected either rows, or typed for rows of one's own",
  );
}
