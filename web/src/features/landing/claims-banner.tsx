import type { Claim } from "@mindle/domain/catalogue/documents";
import { useTranslation } from "react-i18next";
import { useClaims } from "../../platform/data/content/use-content.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { ClaimSource } from "../../shell/figure-source.tsx";
import { Skeleton } from "../../ui/layout/skeleton.tsx";
import { TornEdge } from "../../ui/layout/torn-edge.tsx";
import styles from "./landing.module.css";

/** The claims as large figures, each with what it rests on. */
export function ClaimsBanner() {
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
  const { t } = useTranslation("landing");
  const claims = useClaims();
  if (claims.status === "loading") return <Skeleton height="10rem" />;
  if (claims.status === "failed") return null;
  return (
    <>
      <ul className={styles.claims}>
        {claims.data.map((claim) => claim.note !== "offer" && <ClaimItem key={claim.id} claim={claim} />)}
      </ul>
      {claims.data.some(({ illustrative }) => illustrative) && (
        <p className={styles.footnote}>{t("claims.footnote")}</p>
      )}
    </>
  );
}

function ClaimItem({ claim }: { readonly claim: Claim }) {
  const language = useLanguage();
  const { percent, text } = claim;
  return (
    <li className={percent === undefined ? styles.statement : styles.claim}>
      {percent !== undefined && <span className={styles.figure}>{percent}%</span>}
      <span className={styles.claimText}>{text[language]}</span>
      <ClaimSource claim={claim} />
    </li>
  );
}
