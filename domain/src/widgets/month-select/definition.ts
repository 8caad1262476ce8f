import { chosenNumber } from "../shared/chosen-number.ts";
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

/** 1 is January. */
export const monthSelect = chosenNumber<MonthSelectProps>(
  "month-select",
  (month) => (month >= 1 && month <= 12 ? [] : [{ code: "unknown-choice" }]),
  (month, language) => (language === "ko" ? `${month}월` : (ENGLISH[month - 1] ?? String(month))),
);
