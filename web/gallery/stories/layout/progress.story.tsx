import { ProgressBar } from "../../../src/ui/layout/progress-bar.tsx";
import { ProgressRing } from "../../../src/ui/layout/progress-ring.tsx";
import { Skeleton } from "../../../src/ui/layout/skeleton.tsx";
import { story } from "../../story.ts";

export default [
  story({
    title: "Progress bar",
    use: "Progress of a process or through pages.",
    states: {
      "Not begun": ({ text }) => <ProgressBar value={0} label={text("준비", "Preparing")} />,
      "Half-way": ({ text }) => <ProgressBar value={46} label={text("절반쯤", "Half-way")} />,
      Done: ({ text }) => <ProgressBar value={100} label={text("다 되었어요", "Done")} />,
    },
  }),
  story({
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
  }),
  story({
    title: "Skeleton",
    use: "Placeholder for loading content, in its size.",
    states: {
      Lines: () => (
        <div>
          <Skeleton width="60%" height="2rem" />
          <br />
          <Skeleton />
          <br />
          <Skeleton width="85%" />
        </div>
      ),
      "Two lines": () => (
        <div>
          <Skeleton height="8rem" />
          <br />
          <Skeleton width="70%" />
        </div>
      ),
    },
  }),
];
