import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Skeleton } from "../../ui/layout/skeleton.tsx";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import { About } from "./about.tsx";
import headline from "./headline.module.css";
import styles from "./result.module.css";

/** Loading state: the texts above every result, and a placeholder for the graph. */
export function ResultPlaceholder() {
  const { t } = useTranslation("schema-result");
  return (
    <>
      <div className={headline.headline}>
        <div className={headline.figures} data-count={1}>
          <CharacterArt character="Mindle" pose="waving" size={176} />
        </div>
        <div className={headline.words}>
          <p role="status" className={headline.greeting}>
            {t("loading")}
          </p>
          <p className={headline.title}>{t("gathering")}</p>
          <About />
        </div>
      </div>
      <div className={styles.sheet}>
        <Skeleton height="24rem" />
      </div>
    </>
  );
}

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  /** Announced by screen readers. */
  readonly alert?: boolean;
  /** Links and buttons. */
  readonly children: ReactNode;
}

/** Shown instead of a result that is missing or failed to load. */
export function Notice({ title, text, alert = false, children }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <CharacterArt character="Mindle" pose="worried" size={160} />
      <div role={alert ? "alert" : undefined}>
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      {children}
    </div>
  );
}
