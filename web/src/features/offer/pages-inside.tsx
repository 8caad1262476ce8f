import type { CatalogPackage } from "@mindle/domain/catalogue/package";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { BookPages } from "../../ui/pictures/book-pages/book-pages.tsx";
import styles from "./offer.module.css";

/** Some pages of a package's programme. */
export default function PagesInside({
  offered: { inside, villainName },
}: {
  readonly offered: CatalogPackage;
}): ReactNode {
  const { t } = useTranslation("offer");
  const language = useLanguage();
  return (
    <>
      <h2>{t("inside.title")}</h2>
      <p className={styles.insideText}>{t("inside.text")}</p>
      <BookPages pages={inside.map((page) => ({ ...page, character: villainName }))} language={language} />
    </>
  );
}
