import type { Language } from "@mindle/domain/catalogue/language";
import i18next from "i18next";
import type { Namespace } from "../../locales/types.ts";
import { LoadError } from "../browser/load-module.ts";

/**
 * Fetches the texts of these namespaces in a language that need not be the app's, for `useTranslation` with its `lng`. Rejects when one
 * cannot be fetched.
 */
export async function loadNamespacesIn(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  const isMissing = (namespace: Namespace) => !i18next.hasResourceBundle(language, namespace);
  if (namespaces.some(isMissing)) await i18next.reloadResources([language], namespaces.filter(isMissing));
  if (namespaces.some(isMissing)) throw new LoadError(undefined);
}
