import type { Language } from "@mindle/domain/catalogue/language";
import { HOUR_MS } from "@mindle/domain/time";
import type { SlowAnswerProps } from "@mindle/domain/widgets/slow-answer/props";
import type { HeldRequest, SlowAnswerValue } from "@mindle/domain/widgets/slow-answer/value";
import type { Ref } from "react";
import { clockTime, isSameDay, MORNING, tomorrowMorning } from "../../parts/due-time.ts";
import type { WidgetViewProps } from "../../widget-view.ts";
import { TEXTS, type Texts } from "./texts.ts";

// How far a request has come. Times are compared when a page is opened and when something is pressed: nothing ticks.

/** What the widget asks next, or `done`: nothing now. */
export type Stage = "ask" | "held" | "weigh" | "trim" | "hour" | "day" | "done";

/** What every stage gets. */
export interface StageProps {
  readonly view: WidgetViewProps<SlowAnswerProps, SlowAnswerValue>;
  /** Part of a stage that has several, from 0. */
  readonly beat: number;
  change(part: Partial<HeldRequest>): void;
  /** Shows another stage and moves the focus to its heading. */
  go(stage: Stage, beat?: number): void;
  readonly texts: Texts;
  /** Of the heading, which takes the focus. */
  readonly heading: Ref<HTMLParagraphElement>;
}

/** The stage of a request at a time in milliseconds. */
export function stageOf(request: HeldRequest, props: SlowAnswerProps, now: number): Stage {
  const { held, answer } = request;
  const { kind } = props;
  if (kind !== "trim" && held.at === null) return "ask";
  if (kind !== "trim" && answer.choice === null) return isWaiting(held, now) ? "held" : "weigh";
  if (answer.at === null) return "trim";
  const next = nextQuestion(request, props);
  const sentAt = Date.parse(answer.at);
  if (next === undefined || now - sentAt < HOUR_MS) return "done";
  return next === "day" && isSameDay(sentAt, now) ? "done" : next;
}

/** What is asked at a later opening: how hard it still is, then what came back. */
export function nextQuestion(
  { held, answer, after }: HeldRequest,
  { kind }: SlowAnswerProps,
): "hour" | "day" | undefined {
  if (kind === "practice" || answer.by === "unsent") return undefined;
  // Where nothing was guessed, there is nothing to compare with.
  const isGuessed = held.now !== null || held.guess !== null;
  if (isGuessed && after.hour === null && after.came === null) return "hour";
  return after.came === null || after.came === "none" ? "day" : undefined;
}

/** A time to decide. */
export type When = "hour" | "evening" | "morning";

/** A time to decide later, by its name; undefined for the evening once it has come. */
export function dueTime(when: When, now: number): number | undefined {
  if (when === "hour") return now + HOUR_MS;
  if (when === "morning") return tomorrowMorning(now);
  const evening = new Date(now).setHours(EVENING, 0, 0, 0);
  return evening > now ? evening : undefined;
}

const EVENING = 19;

/** When it is decided, in words. */
export function dueWords(dueAt: string, now: number, language: Language): string {
  const due = new Date(dueAt);
  const texts = TEXTS[language];
  if (due.getMinutes() !== 0 || ![MORNING, EVENING].includes(due.getHours())) {
    return texts.dueAt(clockTime(due, language));
  }
  if (due.getHours() === EVENING) return texts.dueEvening;
  return isSameDay(due.getTime(), now) ? texts.dueMorning : texts.dueTomorrow;
}

function isWaiting({ dueAt }: HeldRequest["held"], now: number): boolean {
  return dueAt !== null && now < Date.parse(dueAt);
}
