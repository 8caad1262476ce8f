import type { CatalogPackage } from "@mindle/domain/catalogue/package";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { LinkButton } from "../../ui/button.tsx";
import { CharacterArt } from "../../ui/characters/character-art.tsx";
import { TornEdge } from "../../ui/torn-edge.tsx";
import { Interest } from "./interest.tsx";
import type { OfferKind } from "./interest-dialog.tsx";
import styles from "./offer.module.css";
import { PackageContents } from "./package-contents.tsx";
import { type Place, useInterest } from "./use-interest.ts";

interface OfferProps {
  readonly offered: CatalogPackage;
  readonly kind: OfferKind;
  readonly lead: string | undefined;
  /** Below the last button. */
  readonly end: ReactNode;
  readonly children: ReactNode;
}

/** A package with the button that tries or reserves it. */
export function Offer({ offered, kind, lead, end, children }: OfferProps) {
  const { t } = useTranslation("voucher");
  const interest = useInterest();
  const { Component: InterestDialog, isOpen, close } = interest.dialog;
  const [programId] = Object.keys(offered.programOpenLengthMillis);
  const action = (place: Place) =>
    offered.beta && programId !== undefined ? (
      <TryFree programId={programId} />
    ) : (
      <Interest interest={interest} kind={kind} place={place} />
    );
  return (
    <>
      <Head offered={offered} lead={offered.beta ? t("betaTrial.open.lead") : lead}>
        {action("head")}
      </Head>
      {children}
      <PackageContents offered={offered} />
      <div className={styles.end}>
        {action("end")}
        {end}
      </div>
      {InterestDialog !== undefined && (
        <InterestDialog
          slug={offered.slug}
          kind={kind}
          open={isOpen}
          onClose={close}
          onSent={interest.answer}
        />
      )}
    </>
  );
}

/** Opens the programme of a beta. */
function TryFree({ programId }: { readonly programId: string }) {
  const { t } = useTranslation("voucher");
  return (
    <div className={styles.interest}>
      <LinkButton to={`/program/schedule/${programId}`} block>
        {t("betaTrial.open.button")}
      </LinkButton>
    </div>
  );
}

interface HeadProps {
  readonly offered: CatalogPackage;
  readonly lead: string | undefined;
  /** Buttons. */
  readonly children: ReactNode;
}

/** Character, name, promise and button. */
function Head({ offered, lead, children }: HeadProps) {
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
