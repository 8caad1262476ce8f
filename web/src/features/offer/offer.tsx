import type { CatalogPackage } from "@mindle/domain/catalogue/package";
import { schedulePath } from "@mindle/domain/programme/paths";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useOnceHydrated } from "../../platform/browser/hydration.ts";
import { shellHandler } from "../../platform/browser/in-shell.ts";
import { useProgrammeAccess } from "../../platform/data/catalogue/own-programmes.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { settings } from "../../platform/settings/settings.ts";
import { LinkButton } from "../../ui/controls/button.tsx";
import { TornEdge } from "../../ui/layout/torn-edge.tsx";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import type { Pose } from "../../ui/pictures/characters/parts.tsx";
import { Interest, type Place, useInterest } from "./interest.tsx";
import type { OfferKind } from "./interest-dialog.tsx";
import styles from "./offer.module.css";
import { PackageContents } from "./package-contents.tsx";

/** Loaded after the page: without it the offer is whole. */
const PagesInside = lazy(() => import("./pages-inside.tsx").catch(() => ({ default: () => null })));

interface OfferProps {
  readonly offered: CatalogPackage;
  readonly kind: OfferKind;
  readonly lead: ReactNode;
  readonly pose: Pose;
  /** Below the last button. */
  readonly end: ReactNode;
  readonly children: ReactNode;
}

/** A package with the button that tries or reserves it. */
export function Offer({ offered, kind, lead, pose, end, children }: OfferProps) {
  const { t } = useTranslation("offer");
  const interest = useInterest();
  const isHydrated = useOnceHydrated(() => true, false);
  const { Component: InterestDialog, isOpen, close } = interest.dialog;
  const [programId] = Object.keys(offered.programOpenLengthMillis);
  const access = useProgrammeAccess(offered.beta ? programId : undefined);
  const trial = {
    none: { badge: t("beta"), lead: t("betaTrial.open.lead") },
    open: { badge: t("betaTrial.held.openBadge"), lead: t("betaTrial.held.openLead") },
    ended: { badge: t("betaTrial.held.endedBadge"), lead: t("betaTrial.held.endedLead") },
  }[access];
  const action = (place: Place) =>
    offered.beta && programId !== undefined ? (
      <Trial programId={programId} access={access} />
    ) : (
      <Interest interest={interest} kind={kind} place={place} />
    );
  return (
    <>
      <Head offered={offered} pose={pose} {...(offered.beta ? trial : { badge: t("soon"), lead })}>
        {action("head")}
      </Head>
      {offered.inside.length > 0 && (
        <section className={styles.inside}>
          {isHydrated && (
            <Suspense>
              <PagesInside offered={offered} />
            </Suspense>
          )}
        </section>
      )}
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

interface HeadProps {
  readonly offered: CatalogPackage;
  readonly pose: Pose;
  readonly badge: string;
  readonly lead: ReactNode;
  /** Buttons. */
  readonly children: ReactNode;
}

/** Character, name, promise and button. */
function Head({ offered, pose, badge, lead, children }: HeadProps) {
  const language = useLanguage();
  // "Name · edition".
  const [name, edition] = offered.consumerName[language].split(" · ");
  return (
    <section className={styles.hero}>
      <div className={styles.heroInner}>
        <CharacterArt character={offered.villainName} pose={pose} size={176} />
        <div className={styles.heroTexts}>
          <p className={styles.badge}>{badge}</p>
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

const PROGRAMMES = "/catalog/list";

/** Tells the schedule that the programme is to be opened. */
const STARTS = { starts: true };

interface TrialProps {
  readonly programId: string;
  readonly access: ReturnType<typeof useProgrammeAccess>;
}

/**
 * Opens the programme of a beta, or continues it for a user who has it. It is free once: a user whose access has ended
 * gets a link to it only where it is sold, since its schedule redirects here where it is not.
 */
function Trial({ programId, access }: TrialProps) {
  const { t } = useTranslation("offer");
  const schedule = schedulePath(programId);
  if (access !== "ended") {
    return (
      <div className={styles.interest}>
        <LinkButton to={schedule} state={STARTS} block>
          {t(access === "open" ? "betaTrial.held.goOn" : "betaTrial.open.button")}
        </LinkButton>
      </div>
    );
  }
  const isSold = shellHandler() !== undefined || settings().storePage !== undefined;
  return (
    <div className={styles.interest}>
      {isSold && (
        <LinkButton to={schedule} block>
          {t("betaTrial.held.again")}
        </LinkButton>
      )}
      <LinkButton to={PROGRAMMES} block variant={isSold ? "secondary" : "primary"}>
        {t("betaTrial.held.others")}
      </LinkButton>
    </div>
  );
}
