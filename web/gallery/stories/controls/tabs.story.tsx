import { FOODS } from "@mindle/domain/programme/food";
import { Tabs } from "../../../src/ui/controls/tabs.tsx";
import { FoodIcon } from "../../../src/ui/pictures/food/food-icon.tsx";
import { entered, story } from "../../story.tsx";

export default story({
  title: "Tabs",
  use: "Views of the same content, one at a time.",
  states: {
    Default: entered("today", (value, onChange, text) => (
      <Tabs
        label={text("기록", "Journal")}
        tabs={[
          {
            value: "today",
            label: text("오늘", "Today"),
            content: text("오늘 적은 한 줄이에요.", "One line from today."),
          },
          {
            value: "week",
            label: text("이번 주", "This week"),
            content: text("세 줄이 모였어요.", "Three lines so far."),
          },
        ]}
        value={value}
        onChange={onChange}
      />
    )),
    "With pictures": entered("1", (value, onChange, text) => (
      <Tabs
        label={text("만남", "Sessions")}
        tabs={FOODS.map((food, index) => ({
          value: String(index),
          label: text(`만남 ${index + 1}`, `Session ${index + 1}`),
          note: text("네 걸음을 모두 마쳤어요", "All 4 steps finished"),
          picture: <FoodIcon food={food} step={4} size={44} />,
          content: "",
        }))}
        value={value}
        onChange={onChange}
      />
    )),
    Scrolling: entered("0", (value, onChange, text) => (
      <Tabs
        label={text("주제", "Subjects")}
        tabs={[
          text("완벽주의", "Perfectionism"),
          text("낮은 자존감", "Low self-esteem"),
          text("불안", "Anxiety"),
          text("외로움과 겉도는 느낌", "Loneliness"),
          text("분노", "Anger"),
        ].map((label, index) => ({ value: String(index), label, content: label }))}
        value={value}
        onChange={onChange}
      />
    )),
  },
});
