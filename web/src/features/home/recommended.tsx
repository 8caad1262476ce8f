import { offerPath } from "@mindle/domain/catalogue/beta";
import { useTranslation } from "react-i18next";
import { usePackage } from "../../platform/content/use-content.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { CharacterArt } from "../../ui/characters/character-art.tsx";
import { Link } from "../../ui/link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toneOf } from "../../ui/tone.ts";
import styles from "./without-programme.module.css";

const PACKAGE = "riggy-complete";

/** The programme that is recommended to those without one. Shows nothing where it cannot be read. */
export function Recommended({ nickname }: { readonly nickname: string | undefined }) {
  const { t } = useTranslation("home");
  const language = useLanguage();
  const offered = usePackage(PACKAGE);
  if (offered.status === "failed") return null;
  if (offered.status === "ready" && offered.data === null) return null;
  const known = offered.status === "ready" ? offered.data : null;
  return (
    <section className={styles.recommended} data-tone={toneOf("Riggy")}>
      <h2>{nickname === undefined ? t("recommend.you") : t("recommend.name", { nickname })}</h2>
      {known === null ? (
        <Skeleton height="8rem" />
      ) : (
        <Link className={styles.offer} to={offerPath(PACKAGE)}>
          <CharacterArt character={known.villainName} pose="waving" size={88} />
          <span className={styles.offerText}>
            <b>{known.consumerName[language]}</b>
            <span>{known.summary[language]}</span>
            <span className={styles.more}>{t("recommend.open")}</span>
          </span>
        </Link>
      )}
    </section>
  );
}
