import * as z from "zod/mini";
import { dayInWords, isDay } from "../shared/day.ts";
import type { WidgetDefinition } from "../widget.ts";
import type { ShareLineProps } from "./widget.ts";

const SHARED = {
  ko: (day: string) => `${day}에 한 사람과 나눴어요`,
  en: (day: string) => `Shared with someone on ${day}`,
} as const;

/** The day at UTC+9 on which something was shared, `YYYY-MM-DD`; empty before. What it said is not stored. */
export const shareLine: WidgetDefinition<ShareLineProps, string> = {
  type: "share-line",
  value: z.string(),
  empty: () => "",
  isAnswered: (value) => value !== "",
  check: (value) => (value === "" || isDay(value) ? [] : [{ code: "unknown-choice" }]),
  read: { type: "string", of: (value) => value },
  summary: (value, _, language) => (isDay(value) ? SHARED[language](dayInWords(value, language)) : ""),
  freeText: () => [],
};

/** Most characters of what is shared. */
export const MOST_SHARED = 300;
