import * as z from "zod/mini";
import { assetKey } from "../content/activity.ts";
import { richText, text } from "../content/authored-text.ts";
import { answersIn } from "../content/markup.ts";
import { isPartsFrom, type Labelled, type PartsFrom, partsOr } from "../content/props.ts";
import { blanksIn, ROW } from "./shared/blanks.ts";
import type { CountRange } from "./shared/problem.ts";

// Schemas of props that several widgets share. They come with props: the client does not load them.

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

// How many choices or rows there may be, and how long typed words may be.

/** Fewest choices. */
export function fewest(usual: number) {
  return z._default(z.int().check(z.minimum(0), z.maximum(12)), usual);
}

/** Fewest rows: one, unless the author says more. A widget whose rows may all be empty is `optional`. */
export const fewestRows = z._default(z.int().check(z.minimum(1), z.maximum(12)), 1);

/** Most choices or rows; without a default there is no limit. */
export const most = z.int().check(z.minimum(1), z.maximum(12));

/** Most characters of something typed, as a person counts them. */
export function characters(usual: number) {
  return z._default(z.int().check(z.minimum(1), z.maximum(500)), usual);
}

/** Refuses a `min` above `max`. */
export function orderedRange() {
  return z.refine<CountRange>(({ min, max = min }) => min <= max, {
    error: "expected a min that is not above max",
    path: ["min"],
  });
}

/** Refuses a `min` or `max` above the number of options, where these are not an earlier answer. */
export function countWithinOptions() {
  return z.refine<CountRange & { readonly options: Labelled | PartsFrom }>(
    ({ min, max = 0, options }) => isPartsFrom(options) || Math.max(min, max) <= Object.keys(options).length,
    "expected at least as many options as min and max",
  );
}

// Sentences with blanks.

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

// Numeric scales.

/** Labels of points of a scale, by number. */
export const pointLabels = z.record(
  z.string().check(z.regex(/^(?:0|-?[1-9]\d*)$/, "expected a whole number")),
  text(1),
);

interface Scale {
  readonly min: number;
  readonly max: number;
  readonly labels?: Readonly<Record<string, unknown>> | undefined;
}

/** Refuses a scale that does not rise, or has labels of points beyond its ends. */
export function risingScale<Props extends Scale>() {
  return [
    z.refine<Props>(({ min, max }) => min < max, { message: "expected min below max", path: ["max"] }),
    z.refine<Props>(
      ({ min, max, labels = {} }) =>
        Object.keys(labels).every((point) => Number(point) >= min && Number(point) <= max),
      { message: "expected labels of numbers from min to max", path: ["labels"] },
    ),
  ] as const;
}

/** What O and X mean in this widget, such as mine and learned. */
export const oxMeanings = z._default(z.strictObject({ o: text(1), x: text(1) }), {
  o: { ko: "그래요", en: "Yes" },
  x: { ko: "아니에요", en: "No" },
});

// Pictures, sounds and films.

/** A picture with what it shows, for those who do not see it. */
export const picture = z.strictObject({ asset: assetKey, alt: text(3) });

/** Assets by language. Authors write one key alone where it serves both. */
export const assetByLanguage = z.pipe(
  z.union(
    [assetKey, z.strictObject({ ko: assetKey, en: assetKey })],
    "expected an asset's key of letters, digits and underscores, or one for ko and one for en",
  ),
  z.transform((asset) => (typeof asset === "string" ? { ko: asset, en: asset } : asset)),
);

/** All that is said or heard, for those who do not hear it and where the recording cannot be loaded. */
export function transcript(lines: number) {
  return richText(lines).check(
    z.refine(({ ko }) => answersIn(ko).length === 0, "expected a transcript without {answers}"),
  );
}

const SPEEDS = [0.75, 1, 1.25, 1.5, 2] as const;

/** Speeds to choose from, slowest first. */
export const speeds = z._default(
  z.array(z.literal(SPEEDS, `expected speeds among ${SPEEDS.join(", ")}`)).check(
    z.refine((list) => list.includes(1), "expected speed 1 among the speeds"),
    z.refine(
      (list) => list.every((speed, at) => speed > (list[at - 1] ?? 0)),
      "expected speeds from the slowest to the fastest, each once",
    ),
  ),
  [...SPEEDS],
);

/** A card or slide: a picture, words or both. */
export const panel = z
  .strictObject({
    picture: z.optional(picture),
    title: z.optional(text(2)),
    text: z.optional(richText(6)),
  })
  .check(z.refine((shown) => Object.keys(shown).length > 0, "expected a picture, title or text"));
