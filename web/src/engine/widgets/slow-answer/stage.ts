import type { Language } from "@mindle/domain/catalogue/language";
import type { SlowAnswerProps } from "@mindle/domain/widgets/slow-answer/props";
import type { HeldRequest } from "@mindle/domain/widgets/slow-answer/value";
import { TEXTS } from "./texts.ts";

// How far a request has come. Times are compared when a page is opened and when something is pressed: nothing ticks.

/** What the widget asks next, or `done`: nothing now. */
export type Stage = "ask" | "held" | "weigh" | "trim" | "hour" | "day" | "done";

const HOUR = 3_600_000;

/** The stage of a request at a time in milliseconds. */
export function stageOf({ held, answer, after }: HeldRequest, { kind }: SlowAnswerProps, now: number): Stage {
  if (kind !== "trim" && held.at === null) return "ask";
  if (kind !== "trim" && answer.choice === null) return isWaiting(held, now) ? "held" : "weigh";
  if (answer.at === null) return "trim";
  if (kind === "practice" || answer.by === "unsent") return "done";
  const sentAt = Date.parse(answer.at);
  if (now - sentAt < HOUR) return "done";
  if (after.hour === null && after.came === null) return "hour";
  const isKnown = after.came !== null && after.came !== "none";
  return isKnown || isSameDay(sentAt, now) ? "done" : "day";
}

/** A time to decide later, by its name; undefined for the evening once it has come. */
export function dueTime(when: "hour" | "evening" | "morning", now: number): number | undefined {
  if (when === "hour") return now + HOUR;
  const due = new Date(now);
  if (when === "morning") due.setDate(due.getDate() + 1);
  due.setHours(when === "morning" ? MORNING : EVENING, 0, 0, 0);
  return due.getTime() > now ? due.getTime() : undefined;
}

const MORNING = 8;
const EVENING = 19;

/** When it is decided, in words. */
export function dueWords(dueAt: string, now: number, language: Language): string {
  const due = new Date(dueAt);
  const texts = TEXTS[language];
  if (due.getMinutes() !== 0 || ![MORNING, EVENING].includes(due.getHours())) {
    return texts.dueAt(new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(due));
  }
  if (due.getHours() === EVENING) return texts.dueEvening;
  return isSameDay(due.getTime(), now) ? texts.dueMorning : texts.dueTomorrow;
}

function isWaiting({ dueAt }: HeldRequest["held"], now: number): boolean {
  return dueAt !== null && now < Date.parse(dueAt);
}

/** On the person's own calendar. */
function isSameDay(one: number, other: number): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString();
}
