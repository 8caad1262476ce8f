import type { CatalogPackage } from "@mindle/domain/catalogue/package";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import styles from "./offer.module.css";
import { OfferPage } from "./offer-page.tsx";

/** A package with a free beta trial, or the prospect of one. */
export default function BetaTrialPage() {
  const { t } = useTranslation("offer");
  const slug = useParams()["packageId"] ?? "";
  return (
    <OfferPage slug={slug} kind="betaTrial" lead={t("betaTrial.lead")}>
      {(offered, isHeavy) => <Stories offered={offered} isHeavy={isHeavy} />}
    </OfferPage>
  );
}

interface StoriesProps {
  readonly offered: CatalogPackage;
  readonly isHeavy: boolean;
}

function Stories({ offered: { villainName }, isHeavy }: StoriesProps) {
  const { t } = useTranslation("offer");
  return (
    <section className={styles.section}>
      <div className={styles.stories}>
        {(["why", "how"] as const).map((story) => (
          <article key={story} className={styles.story}>
            <CharacterArt
              character={villainName}
              pose={story === "why" ? "worried" : isHeavy ? "listening" : "done"}
              size={112}
            />
            <h2>{t(`betaTrial.${story}.title`)}</h2>
            <p>{t(`betaTrial.${story}.text`)}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
