import { useTranslation } from "react-i18next";
import { useOrder } from "../../platform/data/catalogue/use-content.ts";
import { Header } from "../../shell/header.tsx";
import { MainNavigation } from "../../shell/main-navigation.tsx";
import { ErrorReference } from "../../shell/states/error-reference.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Skeleton } from "../../ui/layout/skeleton.tsx";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import styles from "./catalog.module.css";
import { JourneyCard } from "./journey-card.tsx";

/** All journeys, each as a postcard. */
export default function CatalogPage() {
  const { t } = useTranslation("catalog");
  return (
    <Page tone="mindle" background="paper" wide top={<Header />} bottom={<MainNavigation />}>
      <div className={styles.catalog}>
        <header className={styles.head}>
          <h1>{t("title")}</h1>
          <p className={styles.lead}>{t("lead")}</p>
        </header>
        <Journeys />
      </div>
    </Page>
  );
}

function Journeys() {
  const { t } = useTranslation("catalog");
  const order = useOrder("journeys");
  if (order.status === "loading") return <Placeholder />;
  if (order.status === "failed") {
    return (
      <div className={styles.problem}>
        <CharacterArt character="Mindle" pose="worried" size={132} />
        <p role="alert">{t("failed")}</p>
        <Button loading={order.retrying} onClick={order.retry}>
          {t("retry")}
        </Button>
        <ErrorReference error={order.error} />
      </div>
    );
  }
  return (
    <ul className={styles.journeys}>
      {order.data.map((slug) => (
        <li key={slug}>
          <JourneyCard slug={slug} />
        </li>
      ))}
    </ul>
  );
}

function Placeholder() {
  const { t } = useTranslation();
  return (
    <div className={styles.journeys}>
      <p role="status" className={styles.loading}>
        {t("loading")}
      </p>
      {["first", "second", "third"].map((place) => (
        <Skeleton key={place} height="15rem" />
      ))}
    </div>
  );
}
