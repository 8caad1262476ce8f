import type { Weekdays } from "@mindle/domain/reminders/config";
import { DayPicker } from "../../../src/ui/fields/date-time/day-picker.tsx";
import { entered, story } from "../../story.tsx";

const DAYS = [
  ["일요일", "Sunday"],
  ["월요일", "Monday"],
  ["화요일", "Tuesday"],
  ["수요일", "Wednesday"],
  ["목요일", "Thursday"],
  ["금요일", "Friday"],
  ["토요일", "Saturday"],
] as const;

export default story({
  title: "Day picker",
  use: "Weekdays on which something happens.",
  states: {
    "Some days": entered<Weekdays>([false, true, true, true, true, true, false], (value, onChange, text) => (
      <DayPicker
        label={text("알림 요일", "Days of the reminder")}
        days={DAYS.map(([ko, en]) => ({
          name: text(ko, en),
          short: text(ko.slice(0, 1), en.slice(0, 3)),
        }))}
        value={value}
        onChange={onChange}
      />
    )),
  },
});
