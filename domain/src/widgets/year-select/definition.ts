import { chosenNumber } from "../shared/chosen-number.ts";
import type { YearSelectProps } from "./widget.ts";

/** The years to choose from. */
export const YEARS: readonly number[] = Array.from({ length: 100 }, (_, at) => 1920 + at);

export const yearSelect = chosenNumber<YearSelectProps>(
  "year-select",
  (year) => (YEARS.includes(year) ? [] : [{ code: "unknown-choice" }]),
  (year, language) => (language === "ko" ? `${year}년` : String(year)),
);
