import { ProgressRing } from "../../../src/ui/layout/progress-ring.tsx";
import { story } from "../../story.ts";

export default story({
  title: "Progress ring",
  use: "Completed part of a whole, with the number in the centre.",
  states: {
    "Not begun": ({ text }) => (
      <ProgressRing
        value={0}
        label={text("마친 이야기", "Finished sessions")}
        valueText={text("12편 중 0편", "0 of 12")}
      >
        <b>0 / 12</b>
      </ProgressRing>
    ),
    "A third": ({ text }) => (
      <ProgressRing
        value={33}
        label={text("추천하는 이야기", "Recommended sessions")}
        valueText={text("12편 중 4편", "4 of 12")}
      >
        <b>4 / 12</b>
      </ProgressRing>
    ),
    "Less than recommended": ({ text }) => (
      <ProgressRing
        value={25}
        recommended={50}
        label={text("마친 이야기", "Finished sessions")}
        valueText={text("8편 중 2편, 추천은 4편", "2 of 8, 4 recommended")}
      >
        <b>2 / 8</b>
      </ProgressRing>
    ),
    Done: ({ text }) => (
      <ProgressRing value={100} label={text("여정", "Journey")}>
        {text("모두 마쳤어요", "All done")}
      </ProgressRing>
    ),
    "Small, in other tones": ({ text }) => (
      <>
        {(["riggy", "pleaser", "jumpy", "shelly", "flippy"] as const).map((tone, index) => (
          <span key={tone} data-tone={tone}>
            <ProgressRing
              value={20 * (index + 1)}
              label={text(`${index + 1}주`, `Week ${index + 1}`)}
              size={56}
            >
              {index + 1}
            </ProgressRing>
          </span>
        ))}
      </>
    ),
  },
});
