import * as z from "zod/mini";
import { assetKey } from "../content/activity.ts";
import { richText, text } from "../content/authored-text.ts";
import { answersIn } from "../content/markup.ts";

// Pictures, sounds and films in widgets' props.

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
