import type { CatalogPackage } from "@mindle/domain/catalogue/package";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { CharacterArt } from "../../ui/characters/character-art.tsx";
import { TornEdge } from "../../ui/torn-edge.tsx";
import styles from "./offer.module.css";

interface OfferHeroProps {
  readonly offered: CatalogPackage;
  /** What the offer promises; absent where nothing may be promised. */
  readonly lead: string | undefined;
  /** Buttons. */
  readonly children: ReactNode;
}

/** Head of an offer: character, name, button. */
export function OfferHero({ offered, lead, children }: OfferHeroProps) {
  const { t } = useTranslation("voucher");
  const language = useLanguage();
  // "Name · edition".
  const [name, edition] = offered.consumerName[language].split(" · ");
  return (
    <section className={styles.hero}>
      <div className={styles.heroInner}>
        <CharacterArt character={offered.villainName} pose="waving" size={176} />
        <div className={styles.heroTexts}>
          <p className={styles.badge}>{t(offered.beta ? "beta" : "soon")}</p>
          <h1>
            {name}
            {edition !== undefined && <span className={styles.edition}>{edition}</span>}
          </h1>
          <p className={styles.lead}>{offered.summary[language]}</p>
          {lead !== undefined && <p className={styles.promise}>{lead}</p>}
          {children}
        </div>
      </div>
      <div className={styles.edge}>
        <TornEdge />
      </div>
    </section>
  );
}
