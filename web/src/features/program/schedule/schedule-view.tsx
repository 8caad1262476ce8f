import { schedulePath, viewerPath } from "@mindle/domain/programme/paths";
import {
  dueStep,
  finishedOnDay,
  lastFinish,
  type ScheduledSession,
  scheduledSteps,
} from "@mindle/domain/programme/schedule";
import { MIND_CHECK_PROGRAM_ID } from "@mindle/domain/programme/step";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { shellHandler } from "../../../platform/browser/in-shell.ts";
import { whenIdle } from "../../../platform/browser/timing.ts";
import { useNow } from "../../../platform/browser/use-now.ts";
import { useLanguage } from "../../../platform/i18n/i18n.ts";
import { useIsFlagged } from "../../../platform/safety/flag.ts";
import { NextSitting } from "../../../shell/next-sitting.tsx";
import { useLazyOverlay } from "../../../shell/use-lazy-overlay.ts";
import { useOncePerEntry } from "../../../shell/use-once-per-entry.ts";
import { useQuery } from "../../../shell/use-query.ts";
import { LinkButton } from "../../../ui/controls/button.tsx";
import { Link } from "../../../ui/controls/link.tsx";
import { Tabs } from "../../../ui/controls/tabs.tsx";
import { Growth } from "../../../ui/pictures/growth/growth.tsx";
import type { EndingProps } from "../endings/ending.tsx";
import { endingOf } from "../endings/ending-of.ts";
import { forgetEnding, readyEnding } from "../endings/load-ending.ts";
import styles from "./schedule.module.css";
import { ScheduleDish } from "./schedule-dish.tsx";
import { ScheduleFinished } from "./schedule-finished.tsx";
import { SchedulePath } from "./schedule-path.tsx";
import type { ScheduleReminderProps } from "./schedule-reminder.tsx";
import { ScheduleReturn } from "./schedule-return.tsx";
import { ScheduleScene } from "./schedule-scene.tsx";
import type { UnlockSheetProps } from "./schedule-unlock-frame.tsx";
import { usePrefetchStep } from "./use-prefetch-step.ts";
import type { Schedule } from "./use-schedule.ts";
import { useSessionTexts } from "./use-session-texts.ts";

const loadSheet = () =>
  shellHandler() === undefined
    ? import("./schedule-unlock-sheet.tsx")
    : import("./schedule-unlock-in-shell.tsx");

const loadReminder = () => import("./schedule-reminder.tsx");

/** State of the history entry that opening the sheet made: closing the sheet goes back from it. */
const OPENED_HERE = "sheet";

interface ScheduleViewProps {
  readonly programId: string;
  /** Undefined for a visitor. */
  readonly uid: string | undefined;
  readonly schedule: Schedule;
}

/**
 * One session of a programme at a time, first the current one. The chosen session and the locked step that was pressed are in
 * the address (`?session=2&locked=d2-s1`), so that the browser's way back works.
 */
export function ScheduleView({ programId, uid, schedule }: ScheduleViewProps) {
  const { t } = useTranslation(["program-schedule", "common"]);
  const language = useLanguage();
  const texts = useSessionTexts();
  const query = useQuery();
  const navigate = useNavigate();
  const { programme, sessions, nickname, isOpening, sittingDays, stepFinished } = schedule;
  const now = useNow(() => undefined);
  const isFlagged = useIsFlagged();
  const current = sessions.find(({ status }) => status === "current");
  const steps = scheduledSteps(sessions);
  const asked = steps.find(({ stepId, isLocked }) => isLocked && stepId === query.get("locked"));
  const locked = isOpening ? undefined : asked;
  const finished = useFinishedStep();
  const ending =
    finished === undefined
      ? undefined
      : endingOf(finished, sessions, programme.steps[finished]?.later === true);
  const due = current === undefined && !isFlagged ? dueStep(sessions, now) : undefined;
  // The session of a step that was just finished stays for this visit.
  const chosen = query.get("session") ?? String(asked?.session ?? ending?.step.session ?? due?.session);
  const shown = sessions.find(({ session }) => String(session) === chosen) ?? current ?? sessions.at(-1);

  const next = steps.find(({ status, isLocked }) => status === "current" && !isLocked) ?? due;
  usePrefetchStep(uid, programId, next?.stepId);
  const sheet = useUnlockSheet(locked !== undefined);

  const go = (name: "session" | "locked", value: string, state?: typeof OPENED_HERE) => {
    // The address, and not what was drawn last: a second press may come before the next drawing.
    const changed = new URLSearchParams(location.search);
    if (changed.get(name) === value) return;
    changed.set(name, value);
    void navigate({ search: changed.toString() }, { state });
  };
  const panel = (session: ScheduledSession) => (
    <>
      <h2 className={styles.goal}>{programme.goals[session.session - 1]?.[language]}</h2>
      <p className={styles.progress}>{texts.progress(session)}</p>
      {!isOpening && <Waits text={texts.waits(session)} />}
      <SchedulePath
        programId={programId}
        programme={programme}
        steps={session.steps}
        now={now}
        isOpening={isOpening}
        isResting={ending !== undefined}
        onLocked={(stepId) => go("locked", stepId, OPENED_HERE)}
      />
      {session.tools.map((stepId) => (
        <p key={stepId} className={styles.more}>
          <LinkButton variant="quiet" to={viewerPath(programId, stepId, "resume")}>
            {programme.steps[stepId]?.title[language]}
          </LinkButton>
        </p>
      ))}
    </>
  );
  if (shown === undefined) return null;
  return (
    <div className={styles.schedule}>
      <div className={styles.head}>
        <p className={styles.now}>{programme.programName[language]}</p>
        <h1>{t("title", { nickname })}</h1>
        <p className={styles.now}>{due === undefined ? texts.now(current) : t("due")}</p>
        <Link className={styles.loud} to="/loud">
          {t("common:titles.loud")}
        </Link>
        <ScheduleScene character={programme.character ?? "Mindle"} session={shown} sessions={sessions} />
        {ending !== undefined && (
          <ScheduleFinished ending={ending} stepsToday={finishedOnDay(stepFinished, now)} />
        )}
        {current !== undefined && (
          <NextSitting days={sittingDays} finishedAt={lastFinish(stepFinished)} now={now} />
        )}
        {uid !== undefined &&
          sittingDays !== undefined &&
          ending?.kind === "session" &&
          ending.step.session === 1 && <ReminderOffer uid={uid} days={sittingDays} />}
      </div>
      {uid !== undefined && next !== undefined && steps[0] !== undefined && (
        <ScheduleReturn
          uid={uid}
          programId={programId}
          programme={programme}
          nextStep={next.stepId}
          firstStep={steps[0].stepId}
        />
      )}
      <div className={styles.sessions}>
        <Tabs
          label={t("sessions")}
          tabs={sessions.map((session) => ({
            value: String(session.session),
            label: texts.name(session),
            note: `${session === current ? t("current") : ""} ${texts.progress(session)}`,
            picture: <ScheduleDish session={session} size={session === current ? 56 : 44} />,
            content: panel(session),
          }))}
          value={String(shown.session)}
          onChange={(session) => go("session", session)}
        />
        {uid !== undefined && programId !== MIND_CHECK_PROGRAM_ID && (
          <p className={styles.more}>
            <LinkButton variant="quiet" to={schedulePath(MIND_CHECK_PROGRAM_ID)}>
              {t("mindCheck")}
            </LinkButton>
          </p>
        )}
      </div>
      {uid !== undefined && ending !== undefined && (
        <ScheduleEnding programId={programId} programme={programme} ending={ending} sessions={sessions} />
      )}
      {sheet.hasFailed && locked !== undefined && (
        <p role="alert" className={styles.sheetFailed}>
          {t("common:problem.outdatedTitle")}
        </p>
      )}
      {sheet.Component !== undefined && (
        <sheet.Component
          open={locked !== undefined}
          onClose={sheet.close}
          isVisitor={uid === undefined}
          programme={programme}
          sessions={sessions}
        />
      )}
    </div>
  );
}

/** Why the steps of a session are paler, with a closed bud. */
function Waits({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className={styles.waits}>
      <Growth form="bud" size={40} />
      {text}
    </p>
  );
}

/** The reminder that is offered after the first session, loaded when it is. */
function ReminderOffer(props: Pick<ScheduleReminderProps, "uid" | "days">) {
  const { Component, isOpen, open, close } = useLazyOverlay<ScheduleReminderProps>(loadReminder);
  useEffect(() => void open(), [open]);
  return Component && <Component {...props} open={isOpen} onClose={close} />;
}

type ScheduleEndingProps = Omit<EndingProps, "left" | "onClose"> & { readonly programId: string };

/** What is shown once over the schedule when a step was finished, from its first frame; nothing after a help card. */
function ScheduleEnding({ programId, ...props }: ScheduleEndingProps) {
  const { stepId } = props.ending.step;
  const [ready, setReady] = useState(() => readyEnding({ programId, stepId }));
  const isFlagged = useIsFlagged();
  if (ready === undefined || isFlagged) return null;
  const close = () => {
    forgetEnding();
    setReady(undefined);
  };
  return <ready.Ending {...props} left={ready.left} onClose={close} />;
}

/** The sheet of a locked step, loaded when the page is idle, or at once when it is open. */
function useUnlockSheet(isOpen: boolean) {
  const query = useQuery();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { Component, hasFailed, open, preload } = useLazyOverlay<UnlockSheetProps>(loadSheet);
  const isFirstPress = useOncePerEntry();
  useEffect(() => whenIdle(() => void preload()), [preload]);
  useEffect(() => {
    if (isOpen) void open();
  }, [isOpen, open]);
  const close = () => {
    if (!isFirstPress()) return;
    if (state === OPENED_HERE) {
      void navigate(-1);
      return;
    }
    const without = new URLSearchParams(query);
    without.delete("locked");
    void navigate({ search: without.toString() }, { replace: true });
  };
  return { Component, hasFailed, close };
}

/** The step that was finished right before this visit of the schedule; undefined after a reload, and on the way back. */
function useFinishedStep(): string | undefined {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const arrived = finishedIn(state);
  const [finished, setFinished] = useState(arrived);
  useEffect(() => {
    if (arrived === undefined) return;
    setFinished(arrived);
    void navigate(pathname + search, { replace: true, state: null });
  }, [arrived, navigate, pathname, search]);
  return finished;
}

/** In the state of a history entry. */
function finishedIn(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null || !("finished" in state)) return undefined;
  return typeof state.finished === "string" ? state.finished : undefined;
}
