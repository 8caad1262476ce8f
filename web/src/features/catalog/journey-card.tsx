import { offerPath } from "@mindle/domain/catalogue/beta";
import type { CatalogPackage } from "@mindle/domain/catalogue/package";
import type { Programme } from "@mindle/domain/catalogue/programme";
import { schedulePath } from "@mindle/domain/programme/paths";
import { scheduleOf, stageOf, stepCount } from "@mindle/domain/programme/schedule";
import { useTranslation } from "react-i18next";
import { useLazyLocallyFinished } from "../../platform/answers/finished-steps.ts";
import { usePackage, useProgrammeMeta } from "../../platform/data/catalogue/use-content.ts";
import { useLoadable } from "../../platform/data/use-loadable.ts";
import { useCurrentUid, userProgramQuery } from "../../platform/data/user.ts";
import { numberWord } from "../../platform/i18n/counts.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { useIsFlagged } from "../../platform/safety/flag.ts";
import { Link } from "../../ui/controls/link.tsx";
import { keepDots } from "../../ui/keep-dots.ts";
import { Skeleton } from "../../ui/layout/skeleton.tsx";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import { GROWTH_FORMS, Growth } from "../../ui/pictures/growth/growth.tsx";
import { Pot } from "../../ui/pictures/pot.tsx";
import { toneOf } from "../../ui/tone.ts";
import styles from "./catalog.module.css";
import { Landscape } from "./landscape.tsx";

/** The postcard of a journey; leaves its place empty where the package cannot be read. */
export function JourneyCard({ slug }: { readonly slug: string }) {
  const journey = usePackage(slug);
  if (journey.status === "loading") return <Skeleton height="15rem" />;
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
        {!beta && !isFlagged && <span className={styles.stamp}>{t("soon")}</span>}
      </div>
      <div className={styles.back}>
        <h2 className={styles.name}>{keepDots(consumerName[language])}</h2>
        <p className={styles.summary}>{summary[language]}</p>
        <ProgrammeFacts programId={programId} sessions={outline.length} />
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

const DAYS_A_WEEK = 7;

interface ProgrammeFactsProps {
  /** The journey's programme; undefined while it has none yet. */
  readonly programId: string | undefined;
  /** How many the package has, from the first one on; a starter has fewer than its programme. */
  readonly sessions: number;
}

/** How long a journey is: its sessions, and where there is a programme, the steps and weeks of these. */
function ProgrammeFacts({ programId, sessions }: ProgrammeFactsProps) {
  const { t } = useTranslation("catalog");
  const meta = useProgrammeMeta(programId);
  const programme = meta.status === "ready" ? meta.data : null;
  const number = numberWord(sessions, useLanguage());
  const facts = [t("sessions", { count: sessions, number })];
  if (programme !== null) {
    const days = programme.recommendedDays.slice(0, sessions).reduce((sum, own) => sum + own, 0);
    facts.push(t("steps", { count: stepCount(programme.steps, sessions) }));
    facts.push(t("weeks", { count: Math.ceil(days / DAYS_A_WEEK) }));
  }
  return <p className={styles.facts}>{keepDots(facts.join(" · "))}</p>;
}

interface JourneyProgressProps {
  readonly uid: string;
  readonly programId: string;
}

/** How far the user is in a journey. Nothing for those who never had its programme. */
function JourneyProgress({ uid, programId }: JourneyProgressProps) {
  const all = useLoadable(userProgramQuery(uid));
  const locallyFinished = useLazyLocallyFinished(uid, programId);
  const own =
    all.status === "ready" ? all.data.programs.find((each) => each.programId === programId) : undefined;
  if (own?.programme === undefined) return null;
  const finished = [...own.stepFinished.map(({ stepId }) => stepId), ...locallyFinished];
  return <Progress programId={programId} programme={own.programme} finished={finished} />;
}

interface ProgressProps {
  readonly programId: string;
  readonly programme: Programme;
  readonly finished: readonly string[];
}

function Progress({ programId, programme, finished }: ProgressProps) {
  const { t } = useTranslation("catalog");
  const language = useLanguage();
  const sessions = scheduleOf(programme.steps, { programId, finished, isAvailable: true });
  const isDone = ({ status }: { readonly status: string }) => status === "done";
  const form = GROWTH_FORMS[stageOf(sessions)];
  const done = sessions.filter(isDone).length;
  const isBegun = sessions.some(({ finishedSteps }) => finishedSteps > 0);
  const amount = { finished: numberWord(done, language), total: numberWord(sessions.length, language) };
  return (
    <p className={styles.progress}>
      <Pot size={40}>
        <Growth form={form ?? "soil"} size={40} />
      </Pot>
      {done === 0 && t(isBegun ? "progress.begun" : "progress.none")}
      {done > 0 && (done === sessions.length ? t("progress.all") : t("progress.some", amount))}
    </p>
  );
}
