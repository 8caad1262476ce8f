import type { CatalogPackage } from "@mindle/domain/catalogue/package";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { openDaysOf, partsOf } from "./composition.ts";
import styles from "./offer.module.css";

/** What a package holds: its composition as a list and its parts in order. */
export function PackageContents({ offered }: { readonly offered: CatalogPackage }) {
  const { t } = useTranslation("offer");
  const parts = partsOf(offered);
  const days = openDaysOf(offered);
  return (
    <>
      <section className={styles.section}>
        <h2>{t("includes.title")}</h2>
        <ul className={styles.includes}>
          <Included title={t("includes.parts", { count: parts.length })} text={t("includes.partsText")} />
          {days !== undefined && (
            <Included title={t("includes.days", { days })} text={t("includes.daysText")} />
          )}
          <Included title={t("includes.step")} text={t("includes.stepText")} />
          <Included title={t("includes.experts")} text={t("includes.expertsText")} />
        </ul>
      </section>
      <section className={styles.section}>
        <h2>{t("outline.title")}</h2>
        <Outline parts={parts} />
      </section>
    </>
  );
}

function Included({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <li className={styles.included}>
      <b>{title}</b>
      <span>{text}</span>
    </li>
  );
}

function Outline({ parts }: { readonly parts: CatalogPackage["outline"] }) {
  const language = useLanguage();
  return (
    <ol className={styles.outline}>
      {parts.map((part) => (
        <li key={part.title.en} className={styles.part}>
          <div>
            <h3>{part.title[language]}</h3>
            <p>{part.goal[language]}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
