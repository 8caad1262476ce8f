import { useTranslation } from "react-i18next";
import { Page } from "../ui/layout/page.tsx";
import { Skeleton } from "../ui/layout/skeleton.tsx";
import { Header } from "./header.tsx";
import styles from "./main-frame.module.css";
import { MainNavigation } from "./main-navigation.tsx";

/** A main page before the auth state is known: its bars, and placeholders for the content. */
export function MainFrame() {
  const { t } = useTranslation();
  return (
    <Page tone="mindle" background="paper" wide top={<Header account={false} />} bottom={<MainNavigation />}>
      <div className={styles.frame}>
        <p role="status" className={styles.status}>
          {t("loading")}
        </p>
        <Skeleton width="60%" height="2rem" />
        <Skeleton height="11rem" />
        <Skeleton height="7rem" />
      </div>
    </Page>
  );
}
