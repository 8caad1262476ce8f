import type { Language } from "@mindle/domain/catalogue/language";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { changeLanguage, useLanguage } from "../platform/i18n/i18n.ts";
import { LANGUAGE_PARAMETER } from "../platform/i18n/language.ts";
import styles from "./shell.module.css";

const OTHER: Readonly<Record<Language, Language>> = { ko: "en", en: "ko" };

/** Speaks the other language, named in that language. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const other = OTHER[useLanguage()];

  const change = async () => {
    try {
      await changeLanguage(other);
    } catch (error) {
      console.warn("the other language did not arrive", error);
      return;
    }
    if (!search.has(LANGUAGE_PARAMETER)) return;
    const without = new URLSearchParams(search);
    without.delete(LANGUAGE_PARAMETER);
    setSearch(without, { replace: true });
  };

  return (
    <button type="button" className={styles.language} lang={other} onClick={() => void change()}>
      {t(`language.${other}`)}
    </button>
  );
}
