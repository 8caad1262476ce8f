import { ProgressBar } from "../../../src/ui/layout/progress-bar.tsx";
import { ProgressRing } from "../../../src/ui/layout/progress-ring.tsx";
import { Skeleton } from "../../../src/ui/layout/skeleton.tsx";
import { story } from "../../story.tsx";

export default [
  story({
    title: "Progress bar",
    use: "Progress of a process or through pages.",
    states: {
      "Half-way": ({ text }) => <ProgressBar value={46} label={text("절반쯤", "Half-way")} />,
      Done: ({ text }) => <ProgressBar value={100} label={text("다 되었어요", "Done")} />,
    },
  }),
  story({
    title: "Progress ring",
    use: "Completed part of a whole, with the number in the centre.",
    states: {
      "Not begun; less than recommended; done": ({ text }) =>
        [0, 2, 8].map((finished) => (
          <ProgressRing
            key={finished}
            value={(100 * finished) / 8}
            recommended={50}
            label={text("마친 이야기", "Finished sessions")}
            valueText={text(`8편 중 ${finished}편, 추천은 4편`, `${finished} of 8, 4 recommended`)}
          >
            <b>{finished} / 8</b>
          </ProgressRing>
        )),
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
        </div>
      ),
    },
  }),
];
