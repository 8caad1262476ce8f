import type { Language } from "@mindle/domain/catalogue/language";
import { DAY_MS, MINUTE_MS } from "@mindle/domain/time";
import type { TwoReadingsProps } from "@mindle/domain/widgets/two-readings/props";
import type { Reading, TwoReadingsValue } from "@mindle/domain/widgets/two-readings/value";
import type { Ref } from "react";
import { clockTime, isSameDay, tomorrowMorning } from "../../parts/due-time.ts";
import type { WidgetViewProps } from "../../widget-view.ts";
import { TEXTS, type Texts } from "./texts.ts";

/** What every stage gets. */
export interface StageProps {
  readonly view: WidgetViewProps<TwoReadingsProps, TwoReadingsValue>;
  change(part: Partial<Reading>): void;
  /** Changes the reading to where another stage begins, or begins it without a change, and moves the focus to its heading. */
  go(part?: Partial<Reading>): void;
  /** The same where the reading loses words that are to be nowhere any more. */
  discard(part: Partial<Reading>): void;
  readonly texts: Texts;
  /** Of the heading, which takes the focus. */
  readonly heading: Ref<HTMLParagraphElement>;
}

/** From so many minutes after the first reading on, one may measure again before it is time. */
const SOONEST = 5 * MINUTE_MS;

/** Whether it is time for the second reading; nothing ticks until then. */
export function isDue({ first }: Reading, now: number): boolean {
  return first.dueAt !== null && now >= Date.parse(first.dueAt);
}

/** When one may measure again at the soonest. */
export function soonest({ first }: Reading): number {
  return first.at === null ? Number.POSITIVE_INFINITY : Date.parse(first.at) + SOONEST;
}

/** So many minutes from now, as it is stored. */
export function inMinutes(minutes: number, now: number): string {
  return new Date(now + minutes * MINUTE_MS).toISOString();
}

/** Tomorrow morning on the person's own calendar, as it is stored. */
export function tomorrow(now: number): string {
  return new Date(tomorrowMorning(now)).toISOString();
}

/** When it is measured again, in words. */
export function dueWords(dueAt: string, now: number, language: Language): string {
  const due = new Date(dueAt);
  const time = clockTime(due, language);
  return isSameDay(due.getTime(), now) ? TEXTS[language].dueAt(time) : TEXTS[language].dueTomorrow(time);
}

/** How late the second reading is: a day or more, several days, or neither. */
export function lateness({ first }: Reading, now: number): "day" | "days" | undefined {
  const late = first.dueAt === null ? 0 : now - Date.parse(first.dueAt);
  if (late < DAY_MS) return undefined;
  return late < 2 * DAY_MS ? "day" : "days";
}
