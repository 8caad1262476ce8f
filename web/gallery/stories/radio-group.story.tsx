import { RadioGroup } from "../../src/ui/radio-group.tsx";
import { WithState } from "../../src/ui/testing/with-state.tsx";
import { story } from "../story.ts";

type Time = "morning" | "noon" | "night";

export default story({
  title: "Radio group",
  use: "One of a few, all in sight. More than six are a select.",
  states: {
    "Nothing chosen": ({ say }) => (
      <WithState<Time | undefined> initial={undefined}>
        {(value, onChange) => (
          <RadioGroup
            name="when"
            legend={say("언제 알려 드릴까요?", "When shall we remind you?")}
            options={[
              { value: "morning", label: say("아침에", "In the morning") },
              { value: "noon", label: say("점심 먹고", "After lunch") },
              { value: "night", label: say("자기 전에", "Before going to sleep") },
            ]}
            value={value}
            onChange={onChange}
          />
        )}
      </WithState>
    ),
    "With descriptions": ({ say }) => (
      <WithState<Time | undefined> initial="noon">
        {(value, onChange) => (
          <RadioGroup
            name="pace"
            legend={say("어떤 걸음으로 갈까요?", "At what pace?")}
            options={[
              {
                value: "morning",
                label: say("천천히", "Slowly"),
                description: say("일주일에 두 번", "Twice a week"),
              },
              {
                value: "noon",
                label: say("꾸준히", "Steadily"),
                description: say("하루에 10분", "Ten minutes a day"),
              },
            ]}
            value={value}
            onChange={onChange}
          />
        )}
      </WithState>
    ),
    Invalid: ({ say }) => (
      <WithState<Time | undefined> initial={undefined}>
        {(value, onChange) => (
          <RadioGroup
            name="invalid"
            legend={say("오늘은 어떤 날이었나요?", "What kind of day was it?")}
            options={[
              { value: "morning", label: say("맑음", "Clear") },
              { value: "noon", label: say("흐림", "Cloudy") },
            ]}
            value={value}
            onChange={onChange}
            error={value === undefined ? say("하나만 골라 주세요.", "Please choose one.") : undefined}
          />
        )}
      </WithState>
    ),
    "One disabled, all disabled": ({ say }) => (
      <>
        <WithState<Time | undefined> initial="morning">
          {(value, onChange) => (
            <RadioGroup
              name="some"
              legend={say("여정 고르기", "Choose a journey")}
              options={[
                { value: "morning", label: say("시작하는 여정", "Starter") },
                { value: "night", label: say("곧 만나요", "Coming soon"), disabled: true },
              ]}
              value={value}
              onChange={onChange}
            />
          )}
        </WithState>
        <RadioGroup
          name="none"
          legend={say("지금은 바꿀 수 없어요", "Cannot be changed now")}
          options={[
            { value: "morning", label: say("아침에", "In the morning") },
            { value: "night", label: say("자기 전에", "Before going to sleep") },
          ]}
          value="night"
          onChange={() => undefined}
          disabled
        />
      </>
    ),
    "Long text": ({ say }) => (
      <WithState<Time | undefined> initial="morning">
        {(value, onChange) => (
          <RadioGroup
            name="long"
            legend={say(
              "누군가 부탁을 했을 때 마음속에서 가장 먼저 들리는 목소리는 어떤 것인가요?",
              "When somebody asks you for something, which voice do you hear first inside?",
            )}
            options={[
              {
                value: "morning",
                label: say(
                  "거절하면 나를 싫어하게 될 테니 힘들어도 들어줘야 한다는 목소리",
                  "They will dislike me if I refuse, so I have to do it even if it is too much",
                ),
              },
              {
                value: "noon",
                label: say("내 일정부터 살펴보자는 목소리", "Let me look at my own plans first"),
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
