import { Select } from "../../../src/ui/fields/select.tsx";
import { WithState } from "../../../src/ui/testing/with-state.tsx";
import { story } from "../../story.ts";

const HOURS = ["7", "8", "9", "21", "22"] as const;
type Hour = (typeof HOURS)[number];

export default story({
  title: "Select",
  use: "One of many options, in a native list. Use a radio group for up to six.",
  states: {
    "Nothing chosen": ({ text }) => (
      <WithState<Hour | undefined> initial={undefined}>
        {(value, onChange) => (
          <Select
            label={text("몇 시에 알려 드릴까요?", "At what time?")}
            name="hour"
            placeholder={text("시간을 골라 주세요", "Choose a time")}
            options={HOURS.map((hour) => ({ value: hour, label: text(`${hour}시`, `${hour}:00`) }))}
            value={value}
            onChange={onChange}
          />
        )}
      </WithState>
    ),
    "Chosen, with a hint": ({ text }) => (
      <WithState<Hour | undefined> initial="21">
        {(value, onChange) => (
          <Select
            label={text("저녁 알림", "In the evening")}
            name="evening"
            hint={text("지금 계신 곳의 시간이에요.", "In your own time zone.")}
            placeholder={text("시간을 골라 주세요", "Choose a time")}
            options={HOURS.map((hour) => ({
              value: hour,
              label: text(`${hour}시`, `${hour}:00`),
              disabled: hour === "22",
            }))}
            value={value}
            onChange={onChange}
          />
        )}
      </WithState>
    ),
    Invalid: ({ text }) => (
      <WithState<Hour | undefined> initial={undefined}>
        {(value, onChange) => (
          <Select
            label={text("태어난 해", "Year of birth")}
            name="year"
            placeholder={text("골라 주세요", "Choose")}
            options={HOURS.map((hour) => ({ value: hour, label: `19${hour.padStart(2, "9")}` }))}
            value={value}
            onChange={onChange}
            error={
              value === undefined ? text("태어난 해를 골라 주세요.", "Please choose a year.") : undefined
            }
          />
        )}
      </WithState>
    ),
    Disabled: ({ text }) => (
      <Select
        label={text("언어", "Language")}
        name="language"
        placeholder=""
        options={[{ value: "ko", label: "한국어" }]}
        value="ko"
        onChange={() => undefined}
        disabled
      />
    ),
    "Long text": ({ text }) => (
      <WithState<Hour | undefined> initial="7">
        {(value, onChange) => (
          <Select
            label={text("가장 가까운 것은 무엇인가요?", "Which is closest?")}
            name="long"
            placeholder=""
            options={[
              {
                value: "7",
                label: text(
                  "잘하지 못할 바에는 차라리 시작하지 않는 편이 낫다고 생각해요",
                  "I would rather not begin than do something that is not good enough",
                ),
              },
            ]}
            value={value}
            onChange={onChange}
          />
        )}
      </WithState>
    ),
  },
});
