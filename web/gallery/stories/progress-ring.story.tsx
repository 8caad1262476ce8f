import { ProgressRing } from "../../src/ui/progress-ring.tsx";
import { story } from "../story.ts";

export default story({
  title: "Progress ring",
  use: "How much of a whole is behind you; its number stands in the middle.",
  states: {
    "Not begun": ({ say }) => (
      <ProgressRing
        value={0}
        label={say("마친 이야기", "Finished sessions")}
        valueText={say("12편 중 0편", "0 of 12")}
      >
        <b>0 / 12</b>
      </ProgressRing>
    ),
    "A third": ({ say }) => (
      <ProgressRing
        value={33}
        label={say("추천하는 이야기", "Recommended sessions")}
        valueText={say("12편 중 4편", "4 of 12")}
      >
        <b>4 / 12</b>
      </ProgressRing>
    ),
    Done: ({ say }) => (
      <ProgressRing value={100} label={say("여정", "Journey")}>
        {say("모두 마쳤어요", "All done")}
      </ProgressRing>
    ),
    "Small, in other tones": ({ say }) => (
      <>
        {(["riggy", "pleaser", "jumpy", "shelly", "flippy"] as const).map((tone, index) => (
          <span key={tone} data-tone={tone}>
            <ProgressRing
              value={20 * (index + 1)}
              label={say(`${index + 1}주`, `Week ${index + 1}`)}
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
