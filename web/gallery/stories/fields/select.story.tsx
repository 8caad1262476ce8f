import { Select } from "../../../src/ui/fields/select.tsx";
import { entered, story } from "../../story.tsx";

type Hour = "7" | "21";

export default story({
  title: "Select",
  use: "One of many options, in a native list. Use a radio group for up to six.",
  states: {
    "Nothing chosen, invalid": entered<Hour | undefined>(undefined, (value, onChange, text) => (
      <Select
        label={text("몇 시에 알려 드릴까요?", "At what time?")}
        name="hour"
        placeholder={text("시간을 골라 주세요", "Choose a time")}
        options={[
          { value: "7", label: text("7시", "7:00") },
          { value: "21", label: text("21시", "21:00") },
        ]}
        value={value}
        onChange={onChange}
        error={value === undefined ? text("시간을 골라 주세요.", "Please choose a time.") : undefined}
      />
    )),
    "Chosen, with a hint, long text": entered<Hour | undefined>("7", (value, onChange, text) => (
      <Select
        label={text("가장 가까운 것은 무엇인가요?", "Which is closest?")}
        name="long"
        hint={text("언제든 바꿀 수 있어요.", "You can change it at any time.")}
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
    )),
  },
});
