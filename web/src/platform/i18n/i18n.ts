import type { Language } from "@mindle/domain/catalogue/language";
import { PRODUCT } from "@mindle/domain/product";
import i18next, { type BackendModule } from "i18next";
import { initReactI18next, useTranslation } from "react-i18next";
import { loadCatalogue } from "../../locales/index.ts";
import type { Namespace } from "../../locales/types.ts";
import { LoadError, loadModule } from "../browser/load-module.ts";
import { localJson } from "../storage/storage.ts";
import { chooseLanguage, LANGUAGE_PARAMETER, parseLanguage } from "./language.ts";

/** Why texts are missing: the promises of i18next never reject. */
let lastFailure: unknown = new LoadError(undefined);

/** Lets i18next load a namespace, a chunk of its own, when it is first needed. */
function catalogues(load: typeof loadCatalogue): BackendModule {
  return {
    type: "backend",
    callbackApi: true,
    init() {},
    read(language, namespace, callback) {
      loadModule(() => load(language, namespace)).then(
        (texts) => callback(null, texts),
        (error: unknown) => {
          lastFailure = error;
          // `true` allows another attempt the next time that the namespace is needed.
          callback("not loaded", true);
        },
      );
    },
  };
}

/** The language of the first screen: the address's, else the stored choice, else Korean. */
export function initialLanguage(): Language {
  return chooseLanguage(location.search, localJson.read(LANGUAGE_PARAMETER));
}

/**
 * Starts i18next with the texts that every screen shares. Rejects when they cannot be fetched. Tests pass a `load` of their
 * own for all texts.
 */
export async function startI18n(language: Language, load = loadCatalogue): Promise<void> {
  const shared: readonly Namespace[] = ["common"];
  await i18next
    .use(catalogues(load))
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      ns: [...shared],
      defaultNS: "common",
      initAsync: false,
      maxRetries: 0,
      interpolation: {
        escapeValue: false,
        defaultVariables: { product: PRODUCT.name, member: PRODUCT.member, members: PRODUCT.members },
      },
    });
  requireTexts(language, shared);
}

/** Fetches the texts of these namespaces in the current language. Rejects when one cannot be fetched. */
export async function loadNamespaces(namespaces: readonly Namespace[]): Promise<void> {
  await i18next.loadNamespaces(namespaces);
  requireTexts(currentLanguage(), namespaces);
}

/** Changes to another language and stores the choice. */
export async function changeLanguage(language: Language): Promise<void> {
  await setLanguage(language);
  saveLanguage(language);
}

/**
 * Changes to another language once it has the texts of every namespace used so far: i18next by itself would change even if
 * they cannot be fetched. Rejects then.
 */
export async function setLanguage(language: Language): Promise<void> {
  for (let missing = missingTexts(language); missing.length > 0; missing = missingTexts(language)) {
    await i18next.reloadResources([language], missing);
    requireTexts(language, missing);
  }
  await i18next.changeLanguage(language);
}

/** Makes a language the visitor's choice and the document's language. */
export function saveLanguage(language: Language): void {
  // Plain and without a version: the script inside every page reads it, and any other text is ignored.
  localJson.write(LANGUAGE_PARAMETER, language);
  document.documentElement.lang = language;
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

/** The namespaces among `namespaces`, by default all used so far, whose texts have not arrived in a language. */
function missingTexts(
  language: Language,
  namespaces: readonly string[] = [i18next.options.ns ?? []].flat(),
): readonly string[] {
  return namespaces.filter((namespace) => !i18next.hasResourceBundle(language, namespace));
}

function requireTexts(language: Language, namespaces: readonly string[]): void {
  if (missingTexts(language, namespaces).length > 0) throw lastFailure;
}
