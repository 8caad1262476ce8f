/** Languages of the product. Kept apart from the schemas, so that pages do not load zod for it. */
export const LANGUAGES = ["ko", "en"] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language of a tag such as `en`, `en-GB`, `en_US` or `KO`; undefined for any other text. */
export function languageOfTag(tag: string): Language | undefined {
  const [, language] = /^([a-z]{2})(?:[^a-z0-9].*)?$/.exec(tag.trim().toLowerCase()) ?? [];
  return LANGUAGES.find((ours) => ours === language);
}
