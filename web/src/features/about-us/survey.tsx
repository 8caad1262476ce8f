import type { Claim } from "@mindle/domain/catalogue/documents";
import { useTranslation } from "react-i18next";
import { useClaims } from "../../platform/data/content/use-content.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { ClaimSource } from "../../shell/figure-source.tsx";
import { Skeleton } from "../../ui/layout/skeleton.tsx";
import styles from "./about.module.css";
import { stressCurve } from "./stress-curve.ts";
import { StressGraph } from "./stress-graph.tsx";

/** Survey results as figures and a graph. Renders nothing when the claims failed to load or are withdrawn. */
export function Survey() {
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
      <span className={styles.figure}>{percent}%</span>
      <span className={styles.resultText}>{text[language]}</span>
      <ClaimSource claim={claim} />
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
