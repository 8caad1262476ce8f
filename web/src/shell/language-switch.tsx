import type { Language } from "@mindle/domain/catalogue/language";
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { changeLanguage, useLanguage } from "../platform/i18n/i18n.ts";
import { LANGUAGE_PARAMETER } from "../platform/i18n/language.ts";
import styles from "./shell.module.css";
import { useQuery } from "./use-query.ts";

const OTHER: Readonly<Record<Language, Language>> = { ko: "en", en: "ko" };

/** {@link LanguageSwitch} for the page itself: only where large text leaves no room in the bar. */
export function LanguageSwitchApart() {
  return (
    <div className={styles.apart}>
      <LanguageSwitch />
    </div>
  );
}

/** Switches to the other language. A link, so that it works before the app starts. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const query = useQuery();
  const [, setSearch] = useSearchParams();
  const other = OTHER[useLanguage()];
  const targetQuery = new URLSearchParams(query);
  targetQuery.set(LANGUAGE_PARAMETER, other);

  const change = async () => {
    try {
      await changeLanguage(other);
    } catch (error) {
      console.warn("the other language did not arrive", error);
      return;
    }
    if (!query.has(LANGUAGE_PARAMETER)) return;
    const queryWithoutLanguage = new URLSearchParams(query);
    queryWithoutLanguage.delete(LANGUAGE_PARAMETER);
    setSearch(queryWithoutLanguage, { replace: true });
  };

  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void change();
  };

  return (
    <a className={styles.tool} lang={other} hrefLang={other} href={`?${targetQuery}`} onClick={press}>
      <span className={styles.full}>{t(`language.${other}`)}</span>{" "}
      <span className={styles.short}>{t(`languageShort.${other}`)}</span>
    </a>
  );
}
