import { dayAfter, shortDay } from "@mindle/domain/widgets/shared/day";
import { MOST_DAYS } from "@mindle/domain/widgets/worry-envelopes/value";
import { type Ref, useState } from "react";
import { weekdayNames } from "../../../platform/i18n/week.ts";
import { useContentPage } from "../../page-context.ts";
import { Calendar } from "../../parts/choices/calendar.tsx";
import { PartChips } from "../../parts/choices/chip-question.tsx";
import { PartGroup } from "../../parts/question/part-group.tsx";
import { TEXTS } from "./texts.ts";

interface DayChoiceProps {
  /** Unique on the page. */
  readonly id: string;
  readonly label: string;
  /** Of the label, which takes the focus. */
  readonly heading?: Ref<HTMLParagraphElement>;
  /** In so many days. */
  readonly value: number;
  onChange(days: number): void;
  /** The number of days that is offered besides three and seven. */
  readonly usual: number;
}

/** In how many days an envelope is opened: a few usual ones, or any of the next thirty. */
export function DayChoice({ id, label, heading, value, onChange, usual }: DayChoiceProps) {
  const { language, today } = useContentPage();
  const { days, pick } = TEXTS[language];
  const [isPicking, setPicking] = useState(false);
  const offered = [...new Set([usual, 3, 7])].toSorted((one, other) => one - other);
  const names = [...offered.map((each) => [String(each), days(each)] as const), [PICK, pick] as const];
  const choices = Array.from({ length: MOST_DAYS }, (_, at) => choiceOf(today, at + 1, language));
  const weekday = (at: number) => new Date(Date.parse(dayAfter(today, at))).getUTCDay();
  return (
    <PartGroup id={`${id}-days`} label={label} heading={heading} part="days">
      <PartChips
        id={id}
        part="days"
        among={names}
        chosen={isPicking || !offered.includes(value) ? PICK : String(value)}
        onChoose={(name) => {
          setPicking(name === PICK);
          if (name !== PICK) onChange(Number(name));
        }}
      />
      {(isPicking || !offered.includes(value)) && (
        <Calendar
          name={`${id}-calendar`}
          choices={choices}
          value={value}
          onChange={onChange}
          columns={7}
          least="2.5rem"
          heads={weekdayNames(language).map(({ short }) => short)}
          offset={weekday(1)}
          disabled={false}
        />
      )}
    </PartGroup>
  );
}

/** A choice that is no number. */
const PICK = "pick";

function choiceOf(today: string, days: number, language: "ko" | "en") {
  const day = dayAfter(today, days);
  const weekday = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(
    Date.parse(day),
  );
  const [, month, date] = day.split("-").map(Number);
  // Where a month begins, its number stands there, too.
  return {
    value: days,
    label: date === 1 ? `${month}/${date}` : String(date),
    spoken: `${shortDay(day, language)} ${weekday}`,
  };
}
