import { offerPath } from "@mindle/domain/catalogue/beta";
import { schedulePath } from "@mindle/domain/programme/paths";
import { useTranslation } from "react-i18next";
import { usePackage } from "../../platform/data/content/use-content.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { Link } from "../../ui/controls/link.tsx";
import { keepDots } from "../../ui/keep-dots.ts";
import { Skeleton } from "../../ui/layout/skeleton.tsx";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import { toneOf } from "../../ui/tone.ts";
import styles from "./without-programme.module.css";

const PACKAGE = "riggy-complete";

interface RecommendedProps {
  readonly nickname: string | undefined;
  /** Id of the programme that closed last, where none is open. */
  readonly ended: string | undefined;
}

/**
 * The programme that is recommended to users without one. Shows nothing where it cannot be read. A user whose programme
 * has ended gets a link to the programme itself: the page of the trial would offer it for free again.
 */
export function Recommended({ nickname, ended }: RecommendedProps) {
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
        <Link className={styles.offer} to={ended === undefined ? offerPath(PACKAGE) : schedulePath(ended)}>
          <CharacterArt character={known.villainName} pose="waving" size={88} />
          <span className={styles.offerText}>
            <b>{keepDots(known.consumerName[language])}</b>
            <span>{known.summary[language]}</span>
            <span className={styles.more}>{t("recommend.open")}</span>
          </span>
        </Link>
      )}
    </section>
  );
}
