import type { Choice } from "@mindle/domain/assessment/questions";
import { ChoiceScale, type ScaleLabels } from "../../src/ui/choice-scale.tsx";
import { WithState } from "../../src/ui/testing/with-state.tsx";
import { type Specimen, story } from "../story.ts";

const labels = (say: Specimen["say"]): ScaleLabels => [
  say("전혀 아니에요", "Not at all"),
  say("아니에요", "Not really"),
  say("보통이에요", "Somewhat"),
  say("그래요", "Yes"),
  say("정말 그래요", "Very much"),
];

export default story({
  title: "Choice scale",
  use: "A statement and five answers from least to most.",
  states: {
    "Nothing chosen": ({ say }) => (
      <WithState<Choice | undefined> initial={undefined}>
        {(value, onChange) => (
          <ChoiceScale
            name="scale-empty"
            legend={say("작은 실수도 오래 마음에 남아요", "Small mistakes stay with me for long")}
            labels={labels(say)}
            value={value}
            onChange={onChange}
          />
        )}
      </WithState>
    ),
    Chosen: ({ say }) => (
      <WithState<Choice | undefined> initial="4">
        {(value, onChange) => (
          <ChoiceScale
            name="scale-chosen"
            legend={say("혼자 있는 것이 편해요", "I am at ease alone")}
            labels={labels(say)}
            value={value}
            onChange={onChange}
          />
        )}
      </WithState>
    ),
    "Invalid, long text": ({ say }) => (
      <WithState<Choice | undefined> initial={undefined}>
        {(value, onChange) => (
          <ChoiceScale
            name="scale-invalid"
            legend={say(
              "다른 사람이 나를 어떻게 생각할지 걱정되어 하고 싶은 말을 끝내 하지 못한 적이 자주 있어요",
              "I often end up not saying what I wanted to, because I worry about what others may think of me",
            )}
            labels={labels(say)}
            value={value}
            onChange={onChange}
            invalid={value === undefined}
            error={say("하나를 골라 주세요.", "Please choose one.")}
          />
        )}
      </WithState>
    ),
  },
});
