import { RadioGroup } from "../../../src/ui/fields/radio-group.tsx";
import { entered, story } from "../../story.tsx";

type Time = "morning" | "night";

type Agreement = "1" | "2" | "3" | "4" | "5";

export default story({
  title: "Radio group",
  use: "One of up to six options, all visible. Use a select for more.",
  states: {
    "Nothing chosen, invalid": entered<Time | undefined>(undefined, (value, onChange, text) => (
      <RadioGroup
        name="when"
        legend={text("언제 알려 드릴까요?", "When shall we remind you?")}
        options={[
          { value: "morning", label: text("아침에", "In the morning") },
          { value: "night", label: text("자기 전에", "Before going to sleep") },
        ]}
        value={value}
        onChange={onChange}
        error={value === undefined ? text("하나만 골라 주세요.", "Please choose one.") : undefined}
      />
    )),
    "With descriptions, long text": entered<Time | undefined>("morning", (value, onChange, text) => (
      <RadioGroup
        name="long"
        legend={text(
          "누군가 부탁을 했을 때 마음속에서 가장 먼저 들리는 목소리는 어떤 것인가요?",
          "When somebody asks you for something, which voice do you hear first inside?",
        )}
        options={[
          {
            value: "morning",
            label: text(
              "거절하면 나를 싫어하게 될 테니 힘들어도 들어줘야 한다는 목소리",
              "They will dislike me if I refuse, so I have to do it even if it is too much",
            ),
          },
          {
            value: "night",
            label: text("내 일정부터 살펴보자는 목소리", "Let me look at my own plans first"),
            description: text("일주일에 두 번", "Twice a week"),
          },
        ]}
        value={value}
        onChange={onChange}
      />
    )),
    "Tiles, legend hidden": entered<Time | undefined>("morning", (value, onChange, text) => (
      <RadioGroup
        variant="tiles"
        name="tiles"
        legend={text("언제 알려 드릴까요?", "When shall we remind you?")}
        legendHidden
        options={[
          {
            value: "morning",
            label: text("아침에", "In the morning"),
            description: text("하루를 시작하면서", "As the day begins"),
          },
          {
            value: "night",
            label: text("저녁에", "In the evening"),
            description: text("하루를 돌아보면서", "Looking back on the day"),
          },
        ]}
        value={value}
        onChange={onChange}
      />
    )),
    "Scale, invalid until chosen": entered<Agreement | undefined>(undefined, (value, onChange, text) => (
      <RadioGroup
        variant="scale"
        name="scale"
        legend={text(
          "다른 사람이 나를 어떻게 생각할지 걱정되어 하고 싶은 말을 끝내 하지 못한 적이 자주 있어요",
          "I often end up not saying what I wanted to, because I worry about what others may think of me",
        )}
        options={[
          { value: "1", label: text("전혀 아니에요", "Not at all") },
          { value: "2", label: text("아니에요", "Not really") },
          { value: "3", label: text("보통이에요", "Somewhat") },
          { value: "4", label: text("그래요", "Yes") },
          { value: "5", label: text("정말 그래요", "Very much") },
        ]}
        value={value}
        onChange={onChange}
        error={value === undefined ? text("하나를 골라 주세요.", "Please choose one.") : undefined}
      />
    )),
  },
});
