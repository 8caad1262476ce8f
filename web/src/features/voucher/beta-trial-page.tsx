import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { CharacterArt } from "../../ui/characters/character-art.tsx";
import { Interest } from "./interest.tsx";
import styles from "./offer.module.css";
import { OfferHero } from "./offer-hero.tsx";
import { OfferPage } from "./offer-page.tsx";
import { PackageContents } from "./package-contents.tsx";

/** A package with a free beta trial. */
export default function BetaTrialPage() {
  const { t } = useTranslation("voucher");
  const slug = useParams()["packageId"] ?? "";
  return (
    <OfferPage slug={slug}>
      {(offered) => (
        <>
          <OfferHero offered={offered} lead={t("betaTrial.lead")}>
            <Interest slug={slug} kind="betaTrial" />
          </OfferHero>
          <section className={styles.section}>
            <div className={styles.stories}>
              <article className={styles.story}>
                <CharacterArt character={offered.villainName} pose="worried" size={112} />
                <h2>{t("betaTrial.why.title")}</h2>
                <p>{t("betaTrial.why.text")}</p>
              </article>
              <article className={styles.story}>
                <CharacterArt character={offered.villainName} pose="done" size={112} />
                <h2>{t("betaTrial.how.title")}</h2>
                <p>{t("betaTrial.how.text")}</p>
              </article>
            </div>
          </section>
          <PackageContents offered={offered} />
        </>
      )}
    </OfferPage>
  );
}
