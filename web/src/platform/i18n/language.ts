import { type Language, languageOfTag } from "@mindle/domain/catalogue/language";

/** Query parameter of the language, and key of the stored choice. */
export const LANGUAGE_PARAMETER = "lng";

const DEFAULT_LANGUAGE: Language = "ko";

/** The language that a value names, as `en` or as a tag such as `en-GB`; undefined for any other value. */
export function parseLanguage(value: unknown): Language | undefined {
  return typeof value === "string" ? languageOfTag(value) : undefined;
}

/** The language of the address, else the stored choice, else Korean. */
export function chooseLanguage(search: string, stored: unknown): Language {
  const asked = parseLanguage(new URLSearchParams(search).get(LANGUAGE_PARAMETER));
  return asked ?? parseLanguage(stored) ?? DEFAULT_LANGUAGE;
}
