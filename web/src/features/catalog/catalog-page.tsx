import { useTranslation } from "react-i18next";
import { useOrder } from "../../platform/data/catalogue/use-content.ts";
import { Header } from "../../shell/header.tsx";
import { MainNavigation } from "../../shell/main-navigation.tsx";
import { LoadFailed, Loading } from "../../shell/states/load-states.tsx";
import { Page } from "../../ui/layout/page.tsx";
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
  if (order.status === "loading") {
    return <Loading className={styles.journeys} heights={["15rem", "15rem", "15rem"]} />;
  }
  if (order.status === "failed") {
    return (
      <LoadFailed of={order} text={t("failed")}>
        <CharacterArt character="Mindle" pose="worried" size={132} />
      </LoadFailed>
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
