import * as z from "zod/mini";

export { LANGUAGES, type Language } from "./language.ts";

/** A text in every language of the product. */
export const localizedText = z.object({
  ko: z.string().check(z.minLength(1)),
  en: z.string().check(z.minLength(1)),
});

export type LocalizedText = z.output<typeof localizedText>;
