import * as z from "zod/mini";
import { CHARACTERS } from "../assessment/characters.ts";
import { localizedText } from "./localized.ts";
import { sceneChild } from "./scene.ts";

/** A page of a step as a picture of it shows it. */
const pageInside = z.object({
  /** Address of the step's picture. */
  scene: z.string(),
  child: sceneChild,
  title: localizedText,
  question: localizedText,
  /** The first ones of the question. */
  options: z.array(localizedText),
});

export type PageInside = z.output<typeof pageInside>;

/** A package of the catalogue (`content/{env}/packages/{slug}`). */
export const catalogPackage = z.object({
  /** Slug as routes use it: `riggy-complete`. Master packages have no page. */
  slug: z.string(),
  /** Sellable version of it: `riggy_complete.v0`. */
  id: z.string(),
  category: z.enum(["starter", "complete", "master"]),
  villainName: z.enum(CHARACTERS),
  consumerName: localizedText,
  /** One sentence on what it is for. */
  summary: localizedText,
  /** Titles of its parts in order. */
  outline: z.array(z.object({ title: localizedText, goal: localizedText })),
  /** Pages of its programme that its offer shows; none in packages that were published before there were some. */
  inside: z._default(z.array(pageInside), []),
  web: z.object({
    price: z.object({ monthly: z.number(), numMonth: z.int(), original: z.number() }),
  }),
  /** How long each programme stays open, in milliseconds. */
  programOpenLengthMillis: z.record(z.string(), z.int()),
  themeColor: z.string().check(z.regex(/^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$/)),
  ios: z.object({ productIdentifier: z.string() }),
  /** True while its programme can be opened as a free beta: only then a page promises that. */
  beta: z.boolean(),
});

export type CatalogPackage = z.output<typeof catalogPackage>;
