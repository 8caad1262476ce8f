import { LANGUAGES, type Language } from "@mindle/domain/catalogue/language";

/** The query parameter that asks for a language, and the key of the stored choice. */
export const LANGUAGE_PARAMETER = "lng";

const DEFAULT_LANGUAGE: Language = "ko";

/** Reads a language from an unknown value. */
export function parseLanguage(value: unknown): Language | undefined {
  return LANGUAGES.find((language) => language === value);
}

/** The language to speak: the one the address asks for, else the stored choice, else Korean. */
export function chooseLanguage(search: string, stored: unknown): Language {
  const asked = parseLanguage(new URLSearchParams(search).get(LANGUAGE_PARAMETER));
  return asked ?? parseLanguage(stored) ?? DEFAULT_LANGUAGE;
}
