import type { Claim } from "@mindle/domain/catalogue/documents";
import { useTranslation } from "react-i18next";
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
import { toneOf } from "../../ui/tone.ts";
import styles from "./about.module.css";
import { Story } from "./story/story.tsx";
import { stressCurve } from "./stress-curve.ts";
import { StressGraph } from "./stress-graph.tsx";

/** About us: story, description, survey results. */
export default function AboutUsPage() {
  const { t } = useTranslation(["about-us", "common"]);
  return (
    <Page tone="mindle" background="paper" wide top={<Header back="/" />} bottom={<SiteFooter />}>
      <div className={styles.inner}>
        <h1>{t("common:titles.aboutUs")}</h1>
        <p className={styles.lead}>{t("lead")}</p>
        <Story />
      </div>
      <Description />
      <Survey />
      <section className={styles.inner}>
        <div className={styles.teaser}>
          <h2>{t("esgTeaser.title")}</h2>
          <p>{t("esgTeaser.text")}</p>
          <Link to="/about-us/ESG">{t("esgTeaser.link")}</Link>
        </div>
      </section>
      <section className={styles.closing}>
        <CharacterArt character="Mindle" pose="done" size={144} />
        <h2>{t("try.title")}</h2>
        <LinkButton to="/schema/nickname">{t("try.button")}</LinkButton>
      </section>
    </Page>
  );
}

/** The product's principles, each with a character. */
const WAYS = [
  { id: "tend", character: "Riggy" },
  { id: "little", character: "Jumpy" },
  { id: "together", character: "Shelly" },
] as const;

/** What the product is and what it is for. */
function Description() {
  const { t } = useTranslation("about-us");
  return (
    <section className={styles.ground}>
      <TornEdge />
      <div className={styles.tinted}>
        <div className={styles.inner}>
          <h2>{t("description.title")}</h2>
          <p className={styles.text}>{t("description.text")}</p>
          <div className={styles.mission}>
            <h3>{t("description.missionLabel")}</h3>
            <p>{t("description.mission")}</p>
          </div>
          <ul className={styles.ways}>
            {WAYS.map(({ id, character }) => (
              <li key={id} className={styles.way} data-tone={toneOf(character)}>
                <CharacterArt character={character} pose="done" size={88} />
                <div>
                  <h3>{t(`description.ways.${id}.title`)}</h3>
                  <p>{t(`description.ways.${id}.text`)}</p>
                </div>
              </li>
            ))}
          </ul>
          <Authors />
        </div>
      </div>
    </section>
  );
}

/** Who writes the content; renders nothing where nobody is named. */
function Authors() {
  const language = useLanguage();
  const claims = useClaims();
  const experts = claims.status === "ready" ? claims.data.find(({ id }) => id === "experts") : undefined;
  if (experts === undefined) return null;
  return (
    <p className={styles.authors}>
      <b>{experts.text[language]}</b>
      <ClaimSource claim={experts} />
    </p>
  );
}

/** Survey results as figures and a graph. Renders nothing when the claims failed to load or are withdrawn. */
function Survey() {
  const { t } = useTranslation("about-us");
  const claims = useClaims();
  if (claims.status === "loading") return <Waiting />;
  if (claims.status === "failed") return null;
  const found = claims.data.filter(({ note, percent }) => note === "survey" && percent !== undefined);
  if (found.length === 0) return null;
  const calmer = found.find(({ id }) => id === "calmer");
  const isExample = found.every(({ illustrative }) => illustrative);
  return (
    <section className={styles.inner}>
      <h2>{t(isExample ? "survey.titleExamples" : "survey.title")}</h2>
      {isExample && <p className={styles.footnote}>{t("survey.footnote")}</p>}
      <div className={styles.findings}>
        <ul className={styles.results}>
          {found.map((claim) => (
            <Result key={claim.id} claim={claim} />
          ))}
        </ul>
        {calmer !== undefined && <Graph claim={calmer} />}
      </div>
    </section>
  );
}

function Result({ claim }: { readonly claim: Claim }) {
  const language = useLanguage();
  const { percent, text } = claim;
  return (
    <li className={styles.result}>
      {percent !== undefined && <PuffFigure percent={percent} />}
      <span>
        <span className={styles.resultText}>{text[language]}</span>
        <ClaimSource claim={claim} />
      </span>
    </li>
  );
}

function Graph({ claim }: { readonly claim: Claim }) {
  const { t } = useTranslation("about-us");
  const curve = stressCurve(claim);
  if (curve === undefined) return null;
  return (
    <div>
      <h3>{t("graph.title", { percent: curve.percent, days: curve.days })}</h3>
      <p className={styles.source}>
        <ClaimSource claim={claim} />
      </p>
      <StressGraph curve={curve} />
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.inner}>
      <Skeleton height="24rem" />
    </div>
  );
}
