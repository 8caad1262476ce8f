import { useTranslation } from "react-i18next";
import { TornEdge } from "../../ui/torn-edge.tsx";
import { CLAIMS } from "./claims.ts";
import styles from "./landing.module.css";

/** What we claim, in large figures, each with its small print. */
export function ClaimsBanner() {
  const { t } = useTranslation("landing");
  return (
    <section className={styles.banner}>
      <TornEdge />
      <div className={styles.bannerGround}>
        <div className={styles.inner}>
          <h2>{t("claims.title")}</h2>
          <p className={styles.lead}>{t("claims.lead")}</p>
          <ul className={styles.claims}>
            {CLAIMS.map((claim) => (
              <li key={claim.id} className={claim.figure === undefined ? styles.statement : styles.claim}>
                {claim.figure !== undefined && <span className={styles.figure}>{claim.figure}</span>}
                <span className={styles.claimText}>{t(`claims.${claim.id}`)}</span>
                <small className={styles.small}>{t(`claims.${claim.note}`)}</small>
              </li>
            ))}
          </ul>
          <p className={styles.footnote}>{t("claims.footnote")}</p>
        </div>
      </div>
    </section>
  );
}
