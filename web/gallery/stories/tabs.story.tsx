import { Tabs } from "../../src/ui/tabs.tsx";
import { WithState } from "../../src/ui/testing/with-state.tsx";
import { story } from "../story.ts";

type Shelf = "today" | "week" | "all";

export default story({
  title: "Tabs",
  use: "Views of the same thing, one at a time.",
  states: {
    Default: ({ say }) => (
      <WithState<Shelf> initial="today">
        {(value, onChange) => (
          <Tabs
            label={say("기록", "Journal")}
            tabs={[
              {
                value: "today",
                label: say("오늘", "Today"),
                content: say("오늘 적은 한 줄이에요.", "One line from today."),
              },
              {
                value: "week",
                label: say("이번 주", "This week"),
                content: say("세 줄이 모였어요.", "Three lines so far."),
              },
              {
                value: "all",
                label: say("모두", "All"),
                content: say("스물네 줄이에요.", "Twenty-four lines."),
              },
            ]}
            value={value}
            onChange={onChange}
          />
        )}
      </WithState>
    ),
    "One disabled": ({ say }) => (
      <WithState<Shelf> initial="today">
        {(value, onChange) => (
          <Tabs
            label={say("여정", "Journeys")}
            tabs={[
              {
                value: "today",
                label: say("시작", "Starter"),
                content: say("첫 세 편이에요.", "The first three."),
              },
              { value: "all", label: say("전체", "Complete"), content: "", disabled: true },
            ]}
            value={value}
            onChange={onChange}
          />
        )}
      </WithState>
    ),
    "More than fit": ({ say }) => (
      <WithState<string> initial="0">
        {(value, onChange) => (
          <Tabs
            label={say("주제", "Subjects")}
            tabs={[
              say("완벽주의", "Perfectionism"),
              say("낮은 자존감", "Low self-esteem"),
              say("불안", "Anxiety"),
              say("외로움과 겉도는 느낌", "Loneliness"),
              say("분노", "Anger"),
            ].map((label, index) => ({ value: String(index), label, content: label }))}
            value={value}
            onChange={onChange}
          />
        )}
      </WithState>
    ),
  },
});
