import { type TimeOfDay, timeText } from "@mindle/domain/reminders/time-of-day";
import { TimePicker } from "../../../src/ui/fields/date-time/time-picker.tsx";
import { entered, story } from "../../story.tsx";

export default story({
  title: "Time picker",
  use: "A time of day in steps of five minutes.",
  states: {
    Evening: entered<TimeOfDay>({ hour: 21, minute: 30 }, (value, onChange, text) => (
      <TimePicker
        label={text("알림 시간", "Time of the reminder")}
        name="time"
        value={value}
        onChange={onChange}
        format={timeText}
        earlierLabel={text("5분 일찍", "Five minutes earlier")}
        laterLabel={text("5분 늦게", "Five minutes later")}
        typedLabel={text("시간 직접 적기", "Type a time")}
        typedHint={text("21:30처럼 24시간으로 적어요.", "24 hours, such as 21:30.")}
        malformedError={text("두 자리씩 적어 주세요.", "Two digits each, please.")}
        betweenError={(before, after) =>
          text(`${before}, ${after}처럼 적어 주세요.`, `${before} or ${after}?`)
        }
      >
        {timeText(value)}
      </TimePicker>
    )),
  },
});
