import { offerPath } from "@mindle/domain/catalogue/beta";
import type { CatalogPackage } from "@mindle/domain/catalogue/package";
import { schedulePath } from "@mindle/domain/programme/paths";
import { useTranslation } from "react-i18next";
import { usePackage } from "../../platform/data/content/use-content.ts";
import { useCurrentUid } from "../../platform/data/user.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { useIsFlagged } from "../../platform/safety/flag.ts";
import { Link } from "../../ui/controls/link.tsx";
import { keepDots } from "../../ui/keep-dots.ts";
import { Skeleton } from "../../ui/layout/skeleton.tsx";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import { toneOf } from "../../ui/tone.ts";
import styles from "./catalog.module.css";
import { JourneyProgress } from "./journey-progress.tsx";
import { Landscape } from "./landscape.tsx";
import { ProgrammeFacts } from "./programme-facts.tsx";

/** The postcard of a journey; leaves its place empty where the package cannot be read. */
export function JourneyCard({ slug }: { readonly slug: string }) {
  const journey = usePackage(slug);
  if (journey.status === "loading") return <Skeleton height="17rem" />;
  if (journey.status === "failed" || journey.data === null) return null;
  return <Postcard journey={journey.data} />;
}

function Postcard({ journey }: { readonly journey: CatalogPackage }) {
  const { t } = useTranslation("catalog");
  const language = useLanguage();
  const uid = useCurrentUid();
  const { slug, beta, villainName, consumerName, summary, outline } = journey;
  const [programId] = Object.keys(journey.programOpenLengthMillis);
  const isFlagged = useIsFlagged();
  // The programme itself makes no offer.
  const to = isFlagged && beta && programId !== undefined ? schedulePath(programId) : offerPath(slug);
  return (
    <Link className={styles.postcard} data-tone={toneOf(villainName)} to={to}>
      <div className={styles.front}>
        <Landscape character={villainName} />
        <span className={styles.figure}>
          <CharacterArt character={villainName} pose="waving" size={112} />
        </span>
        <Postmark />
        {!isFlagged && <span className={styles.stamp}>{t(beta ? "beta" : "soon")}</span>}
      </div>
      <div className={styles.back}>
        <h2 className={styles.name}>{keepDots(consumerName[language])}</h2>
        <p className={styles.summary}>{summary[language]}</p>
        <ProgrammeFacts programId={programId} outline={outline} />
        {uid !== undefined && programId !== undefined && <JourneyProgress uid={uid} programId={programId} />}
      </div>
    </Link>
  );
}

/** Decoration: the ring and the waves of a postmark, beside the stamp. */
function Postmark() {
  return (
    <svg className={styles.postmark} viewBox="0 0 88 44" aria-hidden="true">
      <circle cx="22" cy="22" r="18" />
      <circle cx="22" cy="22" r="12" />
      <path d="M42 12q6-5 12 0t12 0 12 0M43 20q6-5 12 0t12 0 12 0M43 28q6-5 12 0t12 0 12 0M42 36q6-5 12 0t12 0 12 0" />
    </svg>
  );
}
