import * as z from "zod/mini";
import type { WidgetDefinition } from "../widget.ts";
import type { YearSelectProps } from "./widget.ts";

/** The year; null before the choice. */
export const yearSelect: WidgetDefinition<YearSelectProps, number | null> = {
  type: "year-select",
  value: z.nullable(z.int()),
  empty: () => null,
  isAnswered: (value) => value !== null,
  check(value, { from, count }) {
    if (value === null) return [{ code: "no-answer" }];
    return value >= from && value < from + count ? [] : [{ code: "unknown-choice" }];
  },
  read: { type: "double", of: (value) => value ?? Number.NaN },
  summary(value, _props, language) {
    if (value === null) return "";
    return language === "ko" ? `${value}년` : String(value);
  },
  freeText: () => [],
};
