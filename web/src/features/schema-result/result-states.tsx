import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CharacterArt } from "../../ui/characters/character-art.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { About } from "./about.tsx";
import styles from "./result.module.css";

/** While the response is on its way: what stands above every result, and the place of its graph. */
export function ResultPlaceholder() {
  const { t } = useTranslation("schema-result");
  return (
    <>
      <div className={styles.headline}>
        <CharacterArt character="Mindle" pose="waving" size={176} />
        <div>
          <p role="status" className={styles.greeting}>
            {t("loading")}
          </p>
          <p className={styles.title}>{t("gathering")}</p>
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
  /** Read out at once. */
  readonly alert?: boolean;
  /** What can be done about it. */
  readonly children: ReactNode;
}

/** Why there is no result to show. */
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
