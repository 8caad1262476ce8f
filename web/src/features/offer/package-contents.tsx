import type { CatalogPackage } from "@mindle/domain/catalogue/package";
import { claimOf } from "@mindle/domain/catalogue/public-content";
import { DAY_MS } from "@mindle/domain/time";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useClaims } from "../../platform/data/catalogue/use-content.ts";
import { numberWord } from "../../platform/i18n/counts.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { ClaimSource } from "../../shell/figure-source.tsx";
import styles from "./offer.module.css";

/** Composition and part outline of a package. */
export function PackageContents({ offered }: { readonly offered: CatalogPackage }) {
  const { t } = useTranslation("offer");
  const parts = offered.outline;
  const days = openDaysOf(offered);
  const number = numberWord(parts.length, useLanguage());
  return (
    <>
      <section className={styles.section}>
        <h2>{t("includes.title")}</h2>
        <ul className={styles.includes}>
          <Included
            title={t("includes.parts", { count: parts.length, number })}
            text={t("includes.partsText")}
          />
          {/* A free trial is open for as long as the welcome coupon says, not the package. */}
          {days !== undefined && !offered.beta && (
            <Included title={t("includes.days", { days })} text={t("includes.daysText")} />
          )}
          <Included title={t("includes.step")} text={t("includes.stepText")} />
          <Authors />
        </ul>
      </section>
      <section className={styles.section}>
        <h2>{t("outline.title")}</h2>
        <Outline parts={parts} />
      </section>
    </>
  );
}

/** The authors: a claim, so left out where nobody is named, and until it is loaded. */
function Authors() {
  const language = useLanguage();
  const claims = useClaims();
  const experts = claims.status === "ready" ? claimOf(claims.data, "experts") : undefined;
  if (experts === undefined) return null;
  return <Included title={experts.text[language]} text={<ClaimSource claim={experts} />} />;
}

function Included({ title, text }: { readonly title: string; readonly text: ReactNode }) {
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

/** Days for which the longest programme of a package stays open; undefined without programmes. */
export function openDaysOf(offered: Pick<CatalogPackage, "programOpenLengthMillis">): number | undefined {
  const lengths = Object.values(offered.programOpenLengthMillis);
  return lengths.length === 0 ? undefined : Math.floor(Math.max(...lengths) / DAY_MS);
}
