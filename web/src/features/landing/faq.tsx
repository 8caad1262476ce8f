import type { FaqEntry } from "@mindle/domain/catalogue/documents";
import { useTranslation } from "react-i18next";
import { useFaq } from "../../platform/data/catalogue/use-content.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { Link } from "../../ui/controls/link.tsx";
import { Skeleton } from "../../ui/layout/skeleton.tsx";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import { ContentProblem } from "./content-problem.tsx";
import styles from "./faq.module.css";

const PAGES = {
  help: "/help",
  privacy: "/policy/privacy",
  usage: "/policy/usage",
} as const satisfies Record<NonNullable<FaqEntry["more"]>, string>;

/** Frequent questions; an answer opens below its question. */
export function Faq() {
  const { t } = useTranslation("landing");
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h2>{t("faq.title")}</h2>
        <CharacterArt character="Jumpy" pose="waving" size={96} />
      </header>
      <FaqList />
    </section>
  );
}

function FaqList() {
  const { t } = useTranslation("landing");
  const faq = useFaq();
  if (faq.status === "loading") {
    return (
      <div className={styles.entries}>
        <Skeleton height="20rem" />
      </div>
    );
  }
  if (faq.status === "failed") {
    return <ContentProblem text={t("faq.failed")} retry={t("faq.retry")} failed={faq} />;
  }
  return (
    <div className={styles.entries}>
      {faq.data.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </div>
  );
}

function Entry({ entry: { question, answer, more } }: { readonly entry: FaqEntry }) {
  const { t } = useTranslation("landing");
  const language = useLanguage();
  return (
    <details className={styles.entry}>
      <summary className={styles.question}>
        <h3>{question[language]}</h3>
        <span className={styles.sign} aria-hidden="true" />
      </summary>
      <div className={styles.answer}>
        <p>{answer[language]}</p>
        {more !== undefined && <Link to={PAGES[more]}>{t(`faq.more.${more}`)}</Link>}
      </div>
    </details>
  );
}
