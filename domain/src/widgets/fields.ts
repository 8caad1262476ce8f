import * as z from "zod/mini";
import { text } from "../content/authored-text.ts";
import { partsOr } from "../content/props.ts";

// Parts that several widgets' props share.

/** Id of an option, row or field. It is stored in answers, so it never changes its meaning. */
export const partId = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, "expected an id of small letters, digits and hyphens"));

/** Parts by id, in their order, each with a label of at most so many lines. */
export function labelled(lines: number, { least = 1 }: { readonly least?: number } = {}) {
  return z
    .record(partId, text(lines))
    .check(z.refine((parts) => Object.keys(parts).length >= least, `expected at least ${least}`));
}

/** {@link labelled}, or the parts of another answer: `{ from: places }`. */
export function options(lines: number, least: { readonly least?: number } = {}) {
  return partsOr(labelled(lines, least));
}

/** A colour. In YAML it stands in quotes, since `#` begins a comment. */
export const hexColour = z
  .string("expected a colour in quotes, such as '#8B6FD6'")
  .check(
    z.regex(
      /^#(?:[0-9a-fA-F]{3}){1,2}$/,
      "expected a colour of 3 or 6 hexadecimal digits, such as '#8B6FD6'",
    ),
  );
