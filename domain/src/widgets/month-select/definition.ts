import * as z from "zod/mini";
import type { WidgetDefinition } from "../widget.ts";
import type { MonthSelectProps } from "./widget.ts";

const ENGLISH = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** The month, 1 for January; null before the choice. */
export const monthSelect: WidgetDefinition<MonthSelectProps, number | null> = {
  type: "month-select",
  value: z.nullable(z.int()),
  empty: () => null,
  isAnswered: (value) => value !== null,
  check(value) {
    if (value === null) return [{ code: "no-answer" }];
    return value >= 1 && value <= 12 ? [] : [{ code: "unknown-choice" }];
  },
  read: { type: "double", of: (value) => value ?? Number.NaN },
  summary(value, _props, language) {
    if (value === null) return "";
    return language === "ko" ? `${value}월` : (ENGLISH[value - 1] ?? String(value));
  },
  freeText: () => [],
};
