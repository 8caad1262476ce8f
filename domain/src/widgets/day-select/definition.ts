import * as z from "zod/mini";
import type { WidgetDefinition } from "../widget.ts";
import type { DaySelectProps } from "./widget.ts";

/** The day; null before the choice. */
export const daySelect: WidgetDefinition<DaySelectProps, number | null> = {
  type: "day-select",
  value: z.nullable(z.int()),
  empty: () => null,
  isAnswered: (value) => value !== null,
  check(value, props) {
    if (value === null) return [{ code: "no-answer" }];
    if (value < 1 || value > 31) return [{ code: "unknown-choice" }];
    const days = daysIn(props);
    return value > days ? [{ code: "too-large", limit: days }] : [];
  },
  read: { type: "double", of: (value) => value ?? Number.NaN },
  summary(value, _props, language) {
    if (value === null) return "";
    return language === "ko" ? `${value}일` : String(value);
  },
  freeText: () => [],
};

const LONGEST = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Days of the month; the most that it can have where month or year are not known. */
export function daysIn({ month, year }: Pick<DaySelectProps, "month" | "year">): number {
  const isCommonYear =
    year !== undefined &&
    Number.isInteger(year) &&
    (year % 4 !== 0 || (year % 100 === 0 && year % 400 !== 0));
  if (month === 2 && isCommonYear) return 28;
  return (month === undefined ? undefined : LONGEST[month - 1]) ?? 31;
}
