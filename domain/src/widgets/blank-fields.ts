import * as z from "zod/mini";
import { text } from "../content/authored-text.ts";
import { blanksIn, ROW } from "./blanks.ts";

// Props of sentences with blanks.

/** Name of a blank. */
export const blankName = z
  .string()
  .check(z.regex(/^[a-z][A-Za-z0-9]*$/, "expected the name of a blank of letters and digits"));

/** A sentence of at most so many lines with the same blanks in both languages, each once. */
export function sentence(lines: number) {
  return text(lines).check(
    z.refine(({ ko }) => blanksIn(ko).length > 0, "expected a {blank} in the sentence"),
    z.refine(
      ({ ko, en }) => blanksIn(ko).sort().join() === blanksIn(en).sort().join(),
      "expected the same {blanks} in both languages",
    ),
    z.refine(({ ko }) => new Set(blanksIn(ko)).size === blanksIn(ko).length, "expected each {blank} once"),
  );
}

/** True where the sentences have these blanks, no others and all of them. */
export function haveBlanks(
  sentences: readonly { readonly ko: string }[],
  blanks: Readonly<Record<string, unknown>>,
): boolean {
  const found = new Set(sentences.flatMap(({ ko }) => blanksIn(ko)));
  return [...found].sort().join() === Object.keys(blanks).sort().join();
}

/** Names in braces that stand for no answer: blanks, and the label of a row. */
export function blankNames({ blanks }: { readonly blanks: Readonly<Record<string, unknown>> }): string[] {
  return [...Object.keys(blanks), ROW];
}
