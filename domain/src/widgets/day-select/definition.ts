import { chosenNumber } from "../shared/chosen-number.ts";
import type { DaySelectProps } from "./widget.ts";

export const daySelect = chosenNumber<DaySelectProps>(
  "day-select",
  (day, props) => {
    if (day < 1 || day > 31) return [{ code: "unknown-choice" }];
    const days = daysIn(props);
    return day > days ? [{ code: "too-large", limit: days }] : [];
  },
  (day, language) => (language === "ko" ? `${day}일` : String(day)),
);

const LONGEST = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The most days that the month can have; 31 where it is not known. */
export function daysIn({ month }: Pick<DaySelectProps, "month">): number {
  return (month === undefined ? undefined : LONGEST[month - 1]) ?? 31;
}
