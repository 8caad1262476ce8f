import { DAY_MS, seoulDaysBetween } from "../time.ts";
import { type FoodStep, foodStep } from "./food.ts";
import { isStepOpen, parseStepId, type StepPlace } from "./step.ts";

type Progress = "done" | "current" | "not-yet";

/** A step as its programme's schedule shows it. */
export interface ScheduledStep extends StepPlace {
  readonly stepId: string;
  readonly status: Progress;
  readonly isLocked: boolean;
  /**
   * The day on which the turn of a step comes that comes later, as an instant of it at UTC+9; undefined for all others, and as long as
   * its session is not done.
   */
  readonly dueAt?: number | undefined;
}

/** A session with its steps in order, without its tools. */
export interface ScheduledSession {
  readonly session: number;
  readonly steps: readonly ScheduledStep[];
  /** Ids of the steps that are tools, once they are there: the programme is open, and the session done. */
  readonly tools: readonly string[];
  readonly status: Progress;
  readonly finishedSteps: number;
  /** How many steps finish it: all but those that come later. */
  readonly totalSteps: number;
  /** How many steps that come later are not finished. */
  readonly laterSteps: number;
}

interface StepFacts {
  /** Comes some time after the others, such as a look back: its session is done without it. */
  readonly later?: true | undefined;
  /** Is taken in hand again and again, and never done. */
  readonly tool?: true | undefined;
}

interface ScheduleFacts {
  readonly programId: string;
  /** Ids of finished steps. */
  readonly finished: readonly string[];
  /** When they were finished, as far as it is known. */
  readonly finishedAt?: Readonly<Record<string, number>>;
  /** Whether the programme is open to the user. */
  readonly isAvailable: boolean;
}

/** A step that comes later is due so many days after the last of the other steps of its session. */
const LATER_DAYS = 30;

/**
 * The sessions of a programme with these steps by id, in order. The first step that is not finished is current, and so is the
 * first session that is not done. A step that comes later is never current, and a tool is no step of the way.
 */
export function scheduleOf(
  stepsById: Readonly<Record<string, StepFacts>>,
  { programId, finished, finishedAt = {}, isAvailable }: ScheduleFacts,
): readonly ScheduledSession[] {
  const isDone = ({ stepId }: { readonly stepId: string }) => finished.includes(stepId);
  const places = Object.entries(stepsById).flatMap(([stepId, { later, tool }]) => {
    const place = parseStepId(stepId);
    return place === undefined ? [] : { stepId, later, tool, ...place };
  });
  const inOrder = places.toSorted((one, other) => one.session - other.session || one.step - other.step);
  const statuses = new Map(
    withProgress(inOrder.filter(isNeeded), isDone).map(({ stepId, status }) => [stepId, status]),
  );
  const steps = inOrder.map((step) => ({
    ...step,
    status: statuses.get(step.stepId) ?? (isDone(step) ? "done" : "not-yet"),
    isLocked: !isStepOpen(programId, step, isAvailable),
  }));
  const sessions = [...new Set(steps.map(({ session }) => session))].map((session) => {
    const own = steps.filter((step) => step.session === session);
    const needed = own.filter(isNeeded);
    const finishedSteps = needed.filter(({ status }) => status === "done").length;
    const isWhole = finishedSteps === needed.length;
    const doneAt = Math.max(...needed.map(({ stepId }) => finishedAt[stepId] ?? 0));
    const dueAt = isWhole && doneAt > 0 ? doneAt + LATER_DAYS * DAY_MS : undefined;
    const isOpenLater = ({ later, status }: (typeof own)[number]) => later && status !== "done";
    return {
      session,
      steps: own.filter(({ tool }) => !tool).map((step) => (isOpenLater(step) ? { ...step, dueAt } : step)),
      tools: own.flatMap(({ stepId, tool, isLocked }) => (tool && isWhole && !isLocked ? stepId : [])),
      finishedSteps,
      totalSteps: needed.length,
      laterSteps: own.filter(isOpenLater).length,
    };
  });
  return withProgress(sessions, ({ finishedSteps, totalSteps }) => finishedSteps === totalSteps);
}

function withProgress<Item>(items: readonly Item[], isDone: (item: Item) => boolean) {
  const current = items.find((item) => !isDone(item));
  return items.map((item): Item & { readonly status: Progress } => {
    if (isDone(item)) return { ...item, status: "done" };
    return { ...item, status: item === current ? "current" : "not-yet" };
  });
}

/** How full the dish of a session is. That of the current one is never empty. */
export function dishOf({ status, finishedSteps, totalSteps }: ScheduledSession): FoodStep {
  const step = foodStep(finishedSteps, totalSteps);
  return step === 0 && status === "current" ? 1 : step;
}

/** How far one is in all sessions: the finished steps as one of five stages, 0 before the first, 4 after the last. */
export function stageOf(sessions: readonly ScheduledSession[]): FoodStep {
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  return foodStep(
    sum(sessions.map(({ finishedSteps }) => finishedSteps)),
    sum(sessions.map(({ totalSteps }) => totalSteps)),
  );
}

/** Whether a step is one of those that finish its session: it neither comes later nor is a tool. */
export function isNeeded({ later, tool }: StepFacts): boolean {
  return later !== true && tool !== true;
}

/** How many steps the first sessions of a programme are said to have: those that come later, and tools, are no part of how long it is. */
export function stepCount(stepsById: Readonly<Record<string, StepFacts>>, sessions: number): number {
  return Object.entries(stepsById).filter(
    ([stepId, facts]) => isNeeded(facts) && (parseStepId(stepId)?.session ?? 0) <= sessions,
  ).length;
}

/** Id of the step with a programme's letter: the last one with its icon, since an earlier session may have a letter, too. */
export function letterStep(
  stepsById: Readonly<Record<string, { readonly icon: string }>>,
): string | undefined {
  return Object.entries(stepsById).findLast(([, { icon }]) => icon === "letter")?.[0];
}

/** When steps were finished, by their ids, of those of which it is known. */
export function finishTimes(
  finished: readonly { readonly stepId: string; readonly finishedAt?: number | undefined }[],
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    finished.flatMap(({ stepId, finishedAt }) => (finishedAt === undefined ? [] : [[stepId, finishedAt]])),
  );
}

/** When the last step was finished; undefined where none is known. */
export function lastFinish(
  finished: readonly { readonly finishedAt?: number | undefined }[],
): number | undefined {
  const times = finished.flatMap(({ finishedAt }) => finishedAt ?? []);
  return times.length === 0 ? undefined : Math.max(...times);
}

/** How many steps were finished on the day of `now`, at UTC+9. */
export function finishedOnDay(
  finished: readonly { readonly finishedAt?: number | undefined }[],
  now: number,
): number {
  return finished.filter(({ finishedAt = 0 }) => seoulDaysBetween(finishedAt, now) === 0).length;
}

/** The first step that comes later and whose day has come. */
export function dueStep(sessions: readonly ScheduledSession[], now: number): ScheduledStep | undefined {
  return scheduledSteps(sessions).find((step) => isDueAt(step, now));
}

/** Whether the day of a step that comes later has come, at UTC+9. */
export function isDueAt({ dueAt }: ScheduledStep, now: number): boolean {
  return dueAt !== undefined && seoulDaysBetween(dueAt, now) >= 0;
}

/** All steps of a programme in order. */
export function scheduledSteps(sessions: readonly ScheduledSession[]): readonly ScheduledStep[] {
  return sessions.flatMap(({ steps }) => steps);
}

/**
 * How a user is received after an absence. `same-page`: as usual. `welcome`: the last sentence they wrote, then a
 * choice of how to continue. `check-in`: one question about how things are, then the same choice.
 */
export type Return = "same-page" | "welcome" | "check-in";

/** The longest absence in days for `same-page`, and for `welcome`. */
const SAME_PAGE_DAYS = 7;
const WELCOME_DAYS = 21;

/** How a user is received at `now` after writing last at `writtenAt`; days are calendar days at UTC+9. */
export function returnFlowAfter(writtenAt: number, now: number): Return {
  const days = seoulDaysBetween(writtenAt, now);
  if (days <= SAME_PAGE_DAYS) return "same-page";
  return days <= WELCOME_DAYS ? "welcome" : "check-in";
}
