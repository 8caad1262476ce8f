import type { Language } from "@mindle/domain/catalogue/language";
import { PRODUCT } from "@mindle/domain/product";
import i18next from "i18next";
import { initReactI18next, useTranslation } from "react-i18next";
import { loadCatalogue } from "../../locales/index.ts";
import type { Namespace } from "../../locales/types.ts";
import { localJson } from "../storage.ts";
import { chooseLanguage, LANGUAGE_PARAMETER, parseLanguage } from "./language.ts";

/** Namespaces some screen has asked for: a change of language fetches all of them before it shows. */
const wanted = new Set<Namespace>();

/** The language that this page speaks first: the address's, else the stored choice, else Korean. */
export function firstLanguage(): Language {
  return chooseLanguage(location.search, localJson.read(LANGUAGE_PARAMETER));
}

/** Starts speaking a language with the texts of the frame. Rejects when a text cannot be fetched. */
export async function startI18n(language: Language): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: {},
    ns: ["common"],
    defaultNS: "common",
    interpolation: {
      escapeValue: false,
      defaultVariables: { product: PRODUCT.name, member: PRODUCT.member, members: PRODUCT.members },
    },
  });
  await loadNamespaces(["common"]);
}

/** Fetches the texts of these namespaces in the current language. Rejects when one cannot be fetched. */
export async function loadNamespaces(namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace);
  const language = currentLanguage();
  await Promise.all(namespaces.map((namespace) => fetchTexts(language, namespace)));
  if (currentLanguage() !== language) await loadNamespaces(namespaces);
}

/** Speaks another language from now on and remembers it. The old one stays until every text is there. */
export async function changeLanguage(language: Language): Promise<void> {
  await speak(language);
  rememberLanguage(language);
}

/** Speaks another language as soon as every text is there. */
export async function speak(language: Language): Promise<void> {
  const missing = () => [...wanted].filter((namespace) => !i18next.hasResourceBundle(language, namespace));
  while (missing().length > 0) {
    await Promise.all(missing().map((namespace) => fetchTexts(language, namespace)));
  }
  await i18next.changeLanguage(language);
}

/** The language a screen is in. */
export function useLanguage(): Language {
  return parseLanguage(useTranslation().i18n.language) ?? "ko";
}

/**
 * A text whose key is made at run time, such as a question's by its id, without interpolation.
 * Throws when there is none.
 */
export function textByKey(language: Language, namespace: Namespace, key: string): string {
  const text: unknown = i18next.getResource(language, namespace, key);
  if (typeof text !== "string") throw new Error(`no text ${language}/${namespace}/${key}`);
  return text;
}

function currentLanguage(): Language {
  return parseLanguage(i18next.language) ?? "ko";
}

async function fetchTexts(language: Language, namespace: Namespace): Promise<void> {
  if (i18next.hasResourceBundle(language, namespace)) return;
  i18next.addResourceBundle(language, namespace, await loadCatalogue(language, namespace));
}

/** Makes a language the visitor's choice and the document's language. */
export function rememberLanguage(language: Language): void {
  localJson.write(LANGUAGE_PARAMETER, language);
  document.documentElement.lang = language;
}
