import type { UserProgram } from "@mindle/domain/api/user-program";
import type { Programme } from "@mindle/domain/catalogue/programme";
import { schedulePath, viewerPath } from "@mindle/domain/programme/paths";
import { TRIAL_PROGRAM_ID } from "@mindle/domain/programme/programme-id";
import type { ProgrammeProgress } from "@mindle/domain/programme/progress";
import { lastFinish } from "@mindle/domain/programme/schedule";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { numberWord, ordinalWord } from "../../platform/i18n/counts.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { useIsFlagged } from "../../platform/safety/flag.ts";
import { NextSitting } from "../../shell/next-sitting.tsx";
import { LinkButton } from "../../ui/controls/button.tsx";
import { ProgressRing } from "../../ui/layout/progress-ring.tsx";
import { Skeleton } from "../../ui/layout/skeleton.tsx";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import { GROWTH_FORMS, Growth } from "../../ui/pictures/growth/growth.tsx";
import { Pot } from "../../ui/pictures/pot.tsx";
import { toneOf } from "../../ui/tone.ts";
import { FinishedWays, WeeklyWords } from "./finished-note.tsx";
import styles from "./note.module.css";
import { useProgrammeProgress } from "./use-programme-progress.ts";

interface ProgrammeNoteProps {
  readonly uid: string | undefined;
  readonly programme: UserProgram;
  /** No other note stands beside it. */
  readonly isOnly: boolean;
  readonly now: number;
}

/** A note in the colour of the programme's child: today's goal, and one button. */
export function ProgrammeNote({ uid, programme, isOnly, now }: ProgrammeNoteProps) {
  const { t } = useTranslation("home");
  const known = useProgrammeProgress(uid, programme, now);
  if (known === undefined) return <p className={styles.note}>{t("preparing")}</p>;
  return <Note uid={uid} own={programme} isOnly={isOnly} now={now} {...known} />;
}

interface NoteProps {
  readonly uid: string | undefined;
  readonly now: number;
  readonly own: UserProgram;
  readonly isOnly: boolean;
  readonly programme: Programme;
  readonly progress: ProgrammeProgress;
}

function Note({ uid, own, isOnly, programme, progress, now }: NoteProps) {
  const { t } = useTranslation("home");
  const language = useLanguage();
  const texts = useSessionTexts();
  const id = useId();
  const { programId, sittingDays, stepFinished } = own;
  const { today, daysRemaining } = progress;
  const isFlagged = useIsFlagged();
  // Why it is there besides the programme of the child that was found.
  const isGift = !isOnly && programId === TRIAL_PROGRAM_ID && stepFinished.length === 0;
  const due = isFlagged ? undefined : progress.due;
  return (
    <article className={styles.note} data-tone={toneOf(programme.character)} aria-labelledby={id}>
      <header className={styles.head}>
        <div>
          <h2 id={id} className={styles.name}>
            {programme.programName[language]}
          </h2>
          <Whose
            character={programme.character}
            days={daysRemaining === 0 ? t("lastDay") : t("daysLeft", { count: daysRemaining })}
          />
          {isGift && <p className={styles.gift}>{t("gift")}</p>}
        </div>
        <span className={styles.child}>
          <CharacterArt
            character={programme.character ?? "Mindle"}
            pose={today === undefined ? "done" : "waving"}
            size={104}
          />
        </span>
      </header>
      {due !== undefined && (
        <div>
          <p className={styles.label}>{t("due.label")}</p>
          <p className={styles.goal}>{programme.steps[due.stepId]?.title[language]}</p>
          <p>{t("due.now")}</p>
        </div>
      )}
      {due === undefined && today === undefined && (
        <WeeklyWords uid={uid} programId={programId} programme={programme} now={now} />
      )}
      {today !== undefined && (
        <div>
          <p className={styles.label}>{texts.today(today.session)}</p>
          <p className={styles.goal}>{programme.goals[today.session - 1]?.[language]}</p>
        </div>
      )}
      {due !== undefined && (
        <LinkButton to={viewerPath(programId, due.stepId, "resume")} block aria-describedby={id}>
          {t("due.start")}
        </LinkButton>
      )}
      {today === undefined ? (
        <FinishedWays programId={programId} programme={programme} noteId={id} isSecond={due !== undefined} />
      ) : (
        <>
          <LinkButton to={schedulePath(programId)} block aria-describedby={id}>
            {texts.start(today.session)}
          </LinkButton>
          <NextSitting days={sittingDays} finishedAt={lastFinish(stepFinished)} now={now} />
        </>
      )}
      {progress.tools.map((stepId) => (
        <LinkButton key={stepId} to={viewerPath(programId, stepId, "resume")} variant="quiet">
          {programme.steps[stepId]?.title[language]}
        </LinkButton>
      ))}
      <SessionRing progress={progress} />
      {today === undefined && (
        <LinkButton to={schedulePath(programId)} variant="quiet" block aria-describedby={id}>
          {t("open")}
        </LinkButton>
      )}
      {progress.waitingSessions > 0 && !isFlagged && (
        <WaitingSessions sessions={progress.waitingSessions} isFirst={progress.recommendedSessions === 1} />
      )}
    </article>
  );
}

interface WhoseProps {
  readonly character: Programme["character"];
  /** How long it is open. */
  readonly days: string;
}

/** The programme's child, since another programme may stand beside it, and how long it is open. */
function Whose({ character, days }: WhoseProps) {
  const { t } = useTranslation(["home", "common"]);
  return (
    <p className={styles.days}>
      {character === undefined ? days : `${t(`common:names.${character}`)} · ${days}`}
    </p>
  );
}

/** In the place of a note that is on its way. */
export function NotePlaceholder() {
  const { t } = useTranslation();
  return (
    <div className={styles.note}>
      <p role="status" className={styles.loading}>
        {t("loading")}
      </p>
      <Skeleton width="60%" height="1.75rem" />
      <Skeleton height="5rem" />
      <Skeleton height="7rem" />
      <Skeleton height="3.5rem" />
    </div>
  );
}

interface WaitingSessionsProps {
  readonly sessions: number;
  /** Only the first session of the programme has begun: there is nothing to catch up on yet. */
  readonly isFirst: boolean;
}

/** An offer: sessions that have begun and are not finished, with the small pot that stands on the sill for them. */
function WaitingSessions({ sessions, isFirst }: WaitingSessionsProps) {
  const { t } = useTranslation("home");
  const { waiting } = useSessionTexts();
  return (
    <div className={styles.waiting}>
      <Pot size={48}>
        <Growth form="seed" size={48} />
      </Pot>
      <div>
        <p className={styles.waitingTitle}>{isFirst ? t("waitingFirst") : waiting(sessions)}</p>
        <p className={styles.waitingText}>{t("noHurry")}</p>
      </div>
    </div>
  );
}

/** Finished, recommended and all sessions of a programme, as a ring and in words. */
function SessionRing({ progress }: { readonly progress: ProgrammeProgress }) {
  const { t } = useTranslation("home");
  const { times } = useSessionTexts();
  const { finishedSessions, recommendedSessions, totalSessions, stage } = progress;
  const form = GROWTH_FORMS[stage];
  return (
    <div className={styles.progress}>
      <ProgressRing
        value={(finishedSessions / totalSessions) * 100}
        recommended={(recommendedSessions / totalSessions) * 100}
        label={t("ring")}
        valueText={t("ringValue", { finished: finishedSessions, total: totalSessions })}
      >
        <span className={styles.count}>
          <b>{finishedSessions}</b>/{totalSessions}
        </span>
      </ProgressRing>
      <div className={styles.legend}>
        {form !== undefined && <p className={styles.growth}>{t(`growth.${form}`)}</p>}
        <dl>
          <Fact mark="finished" name={t("finished")} value={times(finishedSessions)} />
          <Fact mark="recommended" name={t("recommended")} value={times(recommendedSessions)} />
          <Fact mark="total" name={t("total")} value={times(totalSessions)} />
        </dl>
      </div>
    </div>
  );
}

interface FactProps {
  readonly mark: "finished" | "recommended" | "total";
  readonly name: string;
  readonly value: string;
}

function Fact({ mark, name, value }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>
        <span className={styles.mark} data-mark={mark} aria-hidden="true" />
        {name}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

/** What is said of sessions, with numbers as words where the language has them. */
function useSessionTexts() {
  const { t } = useTranslation("home");
  const language = useLanguage();
  const place = (number: number) => ({ number, ordinal: ordinalWord(number, language) });
  return {
    today: (session: number) => t("today", place(session)),
    /** Names the session that the button opens. */
    start: (session: number) => t("start", place(session)),
    /** How many times, such as `두 번`. */
    times: (count: number) =>
      count === 0 ? t("noTimes") : t("times", { count, number: numberWord(count, language) }),
    waiting: (count: number) => t("waiting", { count, number: numberWord(count, language) }),
  };
}
