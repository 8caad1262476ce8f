import * as z from "zod/mini";
import { PRODUCT } from "../product.ts";
import { answersIn, isAllowedLink, linksIn } from "./markup.ts";

// Schemas of texts that authors write, with what makes one wrong. Only the compiler, widgets' props and the gallery
// load them.

/** Characters that fit on one line of body text at 360 px. */
const LINE = { ko: 21, en: 42 } as const;

const HANGUL = /\p{Script=Hangul}/u;

/** A plain text in both languages that takes at most so many lines on the smallest screen. */
export function text(lines: number) {
  return inBothLanguages((longest) => oneLine(longest), lines);
}

/** What a figure counts: "hours"; in English, `one` is for a single one: "hour". */
export function unit() {
  return z.strictObject({ ...text(1).shape, one: z.optional(text(1).shape.en) });
}

export type Unit = z.output<ReturnType<typeof unit>>;

/**
 * A text that may hold markup, line breaks and earlier answers (`{name}`). Where one of its answers is missing, `else`
 * is shown in its place, or nothing.
 */
export function richText(lines: number) {
  const both = inBothLanguages((longest) => manyLines(longest), lines);
  return z.strictObject({ ...both.shape, else: z.optional(both) }).check(
    z.refine(
      ({ ko, en }) => answersIn(ko).sort().join() === answersIn(en).sort().join(),
      "expected the same {answers} in both languages",
    ),
    z.refine(
      (value) => answersIn(value.else?.ko ?? "").length + answersIn(value.else?.en ?? "").length === 0,
      "expected an else without {answers}",
    ),
  );
}

export type RichText = z.output<ReturnType<typeof richText>>;

function inBothLanguages(written: (longest: number) => ReturnType<typeof oneLine>, lines: number) {
  return z.strictObject({
    ko: written(LINE.ko * lines).check(
      z.refine((line) => HANGUL.test(line) || !hasWords(line), "expected Korean"),
    ),
    en: written(LINE.en * lines).check(
      z.refine((line) => !HANGUL.test(line), "expected English, without Korean letters"),
    ),
  });
}

/** False for texts of figures, signs and earlier answers alone. */
function hasWords(line: string): boolean {
  return /\p{L}/u.test(line.replaceAll(/\{\w+\}/g, ""));
}

function oneLine(longest: number) {
  return z.string().check(
    z.regex(/^\S(.*\S)?$/u, "expected one line of text without spaces around it"),
    z.maxLength(longest, `expected at most ${longest} characters`),
    z.refine((line) => !line.includes(PRODUCT.name), "expected a text that does not name the product"),
  );
}

function manyLines(longest: number) {
  return z.string().check(
    z.refine((line) => line !== "" && line === line.trim(), "expected a text without spaces around it"),
    z.maxLength(longest, `expected at most ${longest} characters`),
    z.refine((line) => !line.includes(PRODUCT.name), "expected a text that does not name the product"),
    z.refine((line) => !/<[a-z/!]/i.test(line), "expected no HTML"),
    z.refine((line) => linksIn(line).every(isAllowedLink), "expected links to allowed hosts"),
  );
}
