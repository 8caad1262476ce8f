import * as z from "zod/mini";
import type { Language } from "../../catalogue/language.ts";
import type { WidgetDefinition } from "../widget.ts";
import type { DateStampProps } from "./props.ts";

/** The day at UTC+9, `YYYY-MM-DD`; empty before the page was shown. */
export const dateStamp: WidgetDefinition<DateStampProps, string> = {
  type: "date-stamp",
  value: z.string(),
  empty: () => "",
  isAnswered: (value) => value !== "",
  // A page is never kept from being finished for want of the stamp.
  check: (value) => (value === "" || isDay(value) ? [] : [{ code: "unknown-choice" }]),
  read: { type: "string", of: (value) => value },
  summary: (value, { label }, language) => `${label[language]} ${stampedDay(value, language)}`,
  freeText: () => [],
};

/** A day as the stamp has it, such as “11월 27일 금요일”. */
export function stampedDay(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, {
    timeZone: "UTC",
    month: "long",
    day: "numeric",
    weekday: "long",
  });
  return isDay(day) ? format.format(Date.parse(day)) : "";
}

/** A date that does not exist, such as 30 February, is parsed as a later one. */
function isDay(value: string): boolean {
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === value;
}
