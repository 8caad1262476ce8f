import { useTranslation } from "react-i18next";
import { resultPath } from "../../platform/account/result-path.ts";
import { sentResponse } from "../../platform/account/sent-response.ts";
import { useAuthState } from "../../platform/auth/use-auth-state.ts";
import { useOnceHydrated } from "../../platform/browser/hydration.ts";
import { usePackage } from "../../platform/data/catalogue/use-content.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { Header } from "../../shell/header.tsx";
import { SiteFooter } from "../../shell/site-footer.tsx";
import { LinkButton } from "../../ui/controls/button.tsx";
import { Link } from "../../ui/controls/link.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { TornEdge } from "../../ui/layout/torn-edge.tsx";
import { BookPages } from "../../ui/pictures/book-pages/book-pages.tsx";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
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
      <Banner />
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

/** What one does here, with a page of three children's programmes. */
function Banner() {
  const { t } = useTranslation("landing");
  return (
    <section className={styles.banner}>
      <TornEdge />
      <div className={styles.bannerGround}>
        <div className={styles.inner}>
          <h2>{t("banner.title")}</h2>
          <p className={styles.lead}>{t("banner.lead")}</p>
          <FirstPages />
        </div>
      </div>
    </section>
  );
}

/** Renders nothing until the packages are loaded, and where they failed to. */
function FirstPages() {
  const language = useLanguage();
  const packages = [
    usePackage("riggy-complete"),
    usePackage("jumpy-complete"),
    usePackage("shelly-complete"),
  ];
  const pages = packages.flatMap((known) => {
    if (known.status !== "ready" || known.data === null) return [];
    const { inside, villainName } = known.data;
    return inside.slice(0, 1).map((page) => ({ ...page, character: villainName }));
  });
  return <BookPages pages={pages} language={language} />;
}
