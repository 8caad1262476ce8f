import { RadioGroup, type RadioOption } from "../../../src/ui/fields/radio-group.tsx";
import { WithState } from "../../../src/ui/testing/with-state.tsx";
import { type StoryProps, story } from "../../story.ts";

type Time = "morning" | "noon" | "night";

type Agreement = "1" | "2" | "3" | "4" | "5";

const agreement = (text: StoryProps["text"]): readonly RadioOption<Agreement>[] => [
  { value: "1", label: text("전혀 아니에요", "Not at all") },
  { value: "2", label: text("아니에요", "Not really") },
  { value: "3", label: text("보통이에요", "Somewhat") },
  { value: "4", label: text("그래요", "Yes") },
  { value: "5", label: text("정말 그래요", "Very much") },
];

export default story({
  title: "Radio group",
  use: "One of up to six options, all visible. Use a select for more.",
  states: {
    "Nothing chosen": ({ text }) => (
      <WithState<Time | undefined> initial={undefined}>
        {(value, onChange) => (
          <RadioGroup
            name="when"
            legend={text("언제 알려 드릴까요?", "When shall we remind you?")}
            options={[
              { value: "morning", label: text("아침에", "In the morning") },
              { value: "noon", label: text("점심 먹고", "After lunch") },
              { value: "night", label: text("자기 전에", "Before going to sleep") },
            ]}
            value={value}
            onChange={onChange}
          />
        )}
      </WithState>
    ),
    "With descriptions": ({ text }) => (
      <WithState<Time | undefined> initial="noon">
        {(value, onChange) => (
          <RadioGroup
            name="pace"
            legend={text("어떤 걸음으로 갈까요?", "At what pace?")}
            options={[
              {
                value: "morning",
                label: text("천천히", "Slowly"),
                description: text("일주일에 두 번", "Twice a week"),
              },
              {
                value: "noon",
                label: text("꾸준히", "Steadily"),
                description: text("하루에 10분", "Ten minutes a day"),
              },
            ]}
            value={value}
            onChange={onChange}
          />
        )}
      </WithState>
    ),
    "Tiles with pictures, legend hidden": ({ text }) => (
      <WithState<Time | undefined> initial="morning">
        {(value, onChange) => (
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
        )}
      </WithState>
    ),
    Scale: ({ text }) => (
      <WithState<Agreement | undefined> initial="4">
        {(value, onChange) => (
          <RadioGroup
            variant="scale"
            name="scale"
            legend={text("혼자 있는 것이 편해요", "I am at ease alone")}
            options={agreement(text)}
            value={value}
            onChange={onChange}
          />
        )}
      </WithState>
    ),
    "Scale, invalid, long text": ({ text }) => (
      <WithState<Agreement | undefined> initial={undefined}>
        {(value, onChange) => (
          <RadioGroup
            variant="scale"
            name="scale-invalid"
            legend={text(
              "다른 사람이 나를 어떻게 생각할지 걱정되어 하고 싶은 말을 끝내 하지 못한 적이 자주 있어요",
              "I often end up not saying what I wanted to, because I worry about what others may think of me",
            )}
            options={agreement(text)}
            value={value}
            onChange={onChange}
            error={value === undefined ? text("하나를 골라 주세요.", "Please choose one.") : undefined}
          />
        )}
      </WithState>
    ),
    Invalid: ({ text }) => (
      <WithState<Time | undefined> initial={undefined}>
        {(value, onChange) => (
          <RadioGroup
            name="invalid"
            legend={text("오늘은 어떤 날이었나요?", "What kind of day was it?")}
            options={[
              { value: "morning", label: text("맑음", "Clear") },
              { value: "noon", label: text("흐림", "Cloudy") },
            ]}
            value={value}
            onChange={onChange}
            error={value === undefined ? text("하나만 골라 주세요.", "Please choose one.") : undefined}
          />
        )}
      </WithState>
    ),
    "Long text": ({ text }) => (
      <WithState<Time | undefined> initial="morning">
        {(value, onChange) => (
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
                value: "noon",
                label: text("내 일정부터 살펴보자는 목소리", "Let me look at my own plans first"),
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
