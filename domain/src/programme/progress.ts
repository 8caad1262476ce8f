import type { UsageInfo } from "../purchase/grant.ts";
import { seoulDaysBetween } from "../time.ts";
import type { FoodStep } from "./food.ts";
import { dueStep, type ScheduledSession, type ScheduledStep, stageOf } from "./schedule.ts";
import { type SittingDays, sessionsBySittings } from "./sittings.ts";

/** From when until when a programme is open without a break. */
interface OpenTime {
  readonly openedAt: number;
  /** First instant at which it is closed. */
  readonly closedAt: number;
}

/** The time in which a programme is open that `now` is in; spans that follow each other are one. Undefined while it is closed. */
export function openTimeAt(spans: readonly UsageInfo[], now: number): OpenTime | undefined {
  let time: OpenTime | undefined;
  for (const { openedAt, closedAt } of spans.toSorted((one, other) => one.openedAt - other.openedAt)) {
    if (time === undefined || time.closedAt < openedAt) {
      if (time !== undefined && now < time.closedAt) break;
      time = { openedAt, closedAt };
    } else {
      time = { openedAt: time.openedAt, closedAt: Math.max(time.closedAt, closedAt) };
    }
  }
  return time !== undefined && time.openedAt <= now && now < time.closedAt ? time : undefined;
}

/** The next instant after `now` at which one of the spans begins or ends; undefined where there is none. */
export function nextSpanChange(spans: readonly UsageInfo[], now: number): number | undefined {
  const later = spans.flatMap(({ openedAt, closedAt }) => [openedAt, closedAt]).filter((at) => at > now);
  return later.length === 0 ? undefined : Math.min(...later);
}

/** Calendar days at UTC+9 until a programme closes; 0 on the day on which it does. */
export function daysRemaining(closedAt: number, now: number): number {
  return Math.max(0, seoulDaysBetween(now, closedAt));
}

/**
 * How many sessions have begun by the days recommended for each (`days`, the first session first), when the first one begins on
 * the day on which the programme opened.
 */
export function recommendedSessions(days: readonly number[], openedAt: number, now: number): number {
  const passed = seoulDaysBetween(openedAt, now);
  let begins = 0;
  let sessions = 0;
  for (const length of days) {
    if (passed < begins) break;
    sessions += 1;
    begins += length;
  }
  return sessions;
}

/** How far a user is in an open programme. */
export interface ProgrammeProgress {
  readonly finishedSessions: number;
  readonly recommendedSessions: number;
  readonly totalSessions: number;
  /** By how many sessions the recommended ones exceed the finished ones. */
  readonly waitingSessions: number;
  readonly daysRemaining: number;
  /** The session to go on with; undefined once all are done. */
  readonly today: ScheduledSession | undefined;
  /** The step that comes later whose day has come; undefined while another step is next, and before that day. */
  readonly due: ScheduledStep | undefined;
  /** Ids of the steps that are tools and there by now. */
  readonly tools: readonly string[];
  /** The finished steps as one of five stages: 0 before the first, 4 after the last. */
  readonly stage: FoodStep;
}

/**
 * How far a user is in a programme at `now`; undefined while it is closed. Nothing that was given begins later: where the clock
 * says so, it is behind.
 */
export function progressOf(
  sessions: readonly ScheduledSession[],
  {
    spans,
    recommendedDays,
    sittingDays,
    now,
  }: {
    readonly spans: readonly UsageInfo[];
    readonly recommendedDays: readonly number[];
    /** The days of the week that the user chose, which come before the recommended ones. */
    readonly sittingDays?: SittingDays | undefined;
    readonly now: number;
  },
): ProgrammeProgress | undefined {
  const at = Math.max(now, Math.min(...spans.map(({ openedAt }) => openedAt)));
  const time = openTimeAt(spans, at);
  if (time === undefined) return undefined;
  const finished = sessions.filter(({ status }) => status === "done").length;
  const begun =
    sittingDays === undefined
      ? recommendedSessions(recommendedDays, time.openedAt, at)
      : sessionsBySittings(sittingDays, time.openedAt, at);
  const recommended = Math.min(begun, sessions.length);
  const today = sessions.find(({ status }) => status === "current");
  return {
    finishedSessions: finished,
    recommendedSessions: recommended,
    totalSessions: sessions.length,
    waitingSessions: Math.max(0, recommended - finished),
    daysRemaining: daysRemaining(time.closedAt, at),
    today,
    due: today === undefined ? dueStep(sessions, at) : undefined,
    tools: sessions.flatMap(({ tools }) => tools),
    stage: stageOf(sessions),
  };
}
