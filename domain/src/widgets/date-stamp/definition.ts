import * as z from "zod/mini";
import { dayInWords, isDay } from "../shared/day.ts";
import type { WidgetDefinition } from "../widget.ts";
import type { DateStampProps } from "./widget.ts";

/** The day at UTC+9, `YYYY-MM-DD`; empty before the page was shown. */
export const dateStamp: WidgetDefinition<DateStampProps, string> = {
  type: "date-stamp",
  value: z.string(),
  empty: () => "",
  isAnswered: (value) => value !== "",
  // A page is never kept from being finished for want of the stamp.
  check: (value) => (value === "" || isDay(value) ? [] : [{ code: "unknown-choice" }]),
  read: { type: "string", of: (value) => value },
  summary: (value, { label }, language) => `${label[language]} ${dayInWords(value, language)}`,
  freeText: () => [],
};
