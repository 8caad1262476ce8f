import type { Language } from "@mindle/domain/catalogue/language";
import { daysIn } from "@mindle/domain/widgets/day-select/definition";
import type { DaySelectProps } from "@mindle/domain/widgets/day-select/widget";
import type { CalendarChoice } from "../../parts/choices/calendar.tsx";

/** The days of a month as a calendar shows them. */
export interface MonthDays {
  readonly days: readonly CalendarChoice[];
  /** Names of the weekdays, and the place of the first day; absent where year or month are not known. */
  readonly heads?: readonly string[];
  readonly offset?: number;
}

/** The days of the month of a day select; with their weekdays where these are known. */
export function monthDays(props: Pick<DaySelectProps, "month" | "year">, language: Language): MonthDays {
  const all = Array.from({ length: daysIn(props) }, (_, at) => at + 1);
  const { year, month } = props;
  if (year === undefined || month === undefined) {
    return { days: all.map((day) => ({ value: day, label: String(day), spoken: spokenDay(day, language) })) };
  }
  const weekday = (style: "short" | "long", day: number) =>
    new Intl.DateTimeFormat(language, { weekday: style, timeZone: "UTC" }).format(
      Date.UTC(year, month - 1, day),
    );
  const offset = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return {
    days: all.map((day) => ({
      value: day,
      label: String(day),
      spoken: `${spokenDay(day, language)} ${weekday("long", day)}`,
    })),
    // A week that begins on Sunday.
    heads: Array.from({ length: 7 }, (_, at) => weekday("short", at + 8 - offset)),
    offset,
  };
}

function spokenDay(day: number, language: Language): string {
  return language === "ko" ? `${day}일` : String(day);
}
