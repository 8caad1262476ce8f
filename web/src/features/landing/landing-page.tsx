import type { Claim } from "@mindle/domain/catalogue/documents";
import { useTranslation } from "react-i18next";
import { resultPath } from "../../platform/account/result-path.ts";
import { sentResponse } from "../../platform/account/sent-response.ts";
import { useAuthState } from "../../platform/auth/use-auth-state.ts";
import { useOnceHydrated } from "../../platform/browser/hydration.ts";
import { useClaims } from "../../platform/data/catalogue/use-content.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { ClaimSource } from "../../shell/figure-source.tsx";
import { Header } from "../../shell/header.tsx";
import { SiteFooter } from "../../shell/site-footer.tsx";
import { LinkButton } from "../../ui/controls/button.tsx";
import { Link } from "../../ui/controls/link.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Skeleton } from "../../ui/layout/skeleton.tsx";
import { TornEdge } from "../../ui/layout/torn-edge.tsx";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import { PuffFigure } from "../../ui/pictures/puff-figure.tsx";
import { CausePicker } from "./cause-picker.tsx";
import { Faq } from "./faq.tsx";
import styles from "./landing.module.css";
import { Reviews } from "./reviews.tsx";

/** The landing page: asks for the main cause of stress and leads to the test. */
export default function LandingPage() {
  const { t } = useTranslation("landing");
  return (
    <Page tone="mindle" background="paper" wide top={<Header start={<Wordmark />} />} bottom={<SiteFooter />}>
      <section className={styles.hero}>
        <h1 className={styles.question}>{t("hero.title")}</h1>
        <p className={styles.lead}>{t("hero.lead")}</p>
        <CausePicker />
        <Try />
      </section>
      <ClaimsBanner />
      <Reviews />
      <Faq />
      <section className={styles.closing}>
        <CharacterArt character="Mindle" pose="done" size={168} />
        <h2>{t("closing.title")}</h2>
        <p>{t("closing.lead")}</p>
        <Try />
      </section>
    </Page>
  );
}

function Wordmark() {
  const { t } = useTranslation("landing");
  return (
    <span className={styles.wordmark}>
      <CharacterArt character="Mindle" pose="waving" size={36} />
      {t("wordmark")}
    </span>
  );
}

/** What to know before trying; for a returning browser, its last result. */
function BeforeTrying() {
  const { t } = useTranslation("landing");
  // Rendered again at sign-out, which clears the result.
  useAuthState();
  const responseId = useOnceHydrated(() => sentResponse.read()?.responseId, undefined);
  if (responseId === undefined) return <p className={styles.small}>{t("tryNote")}</p>;
  return (
    <Link className={styles.last} to={resultPath(responseId)}>
      {t("lastResult")}
    </Link>
  );
}

function Try() {
  const { t } = useTranslation("landing");
  return (
    <div className={styles.try}>
      <LinkButton to="/schema/nickname">{t("try")}</LinkButton>
      <BeforeTrying />
    </div>
  );
}

/** The claims as large figures, each with what it rests on. */
function ClaimsBanner() {
  const { t } = useTranslation("landing");
  return (
    <section className={styles.banner}>
      <TornEdge />
      <div className={styles.bannerGround}>
        <div className={styles.inner}>
          <h2>{t("claims.title")}</h2>
          <p className={styles.lead}>{t("claims.lead")}</p>
          <ClaimList />
        </div>
      </div>
    </section>
  );
}

/** Renders nothing when the claims failed to load. */
function ClaimList() {
  const claims = useClaims();
  if (claims.status === "loading") return <Skeleton height="10rem" />;
  if (claims.status === "failed") return null;
  return (
    <ul className={styles.claims}>
      {claims.data.map((claim) => claim.note !== "offer" && <ClaimItem key={claim.id} claim={claim} />)}
    </ul>
  );
}

function ClaimItem({ claim }: { readonly claim: Claim }) {
  const language = useLanguage();
  const { percent, text } = claim;
  return (
    <li className={percent === undefined ? styles.statement : styles.claim}>
      {percent !== undefined && <PuffFigure percent={percent} />}
      <span className={styles.claimText}>{text[language]}</span>
      <ClaimSource claim={claim} />
    </li>
  );
}
