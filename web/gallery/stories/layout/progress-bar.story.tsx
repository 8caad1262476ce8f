import { ProgressBar } from "../../../src/ui/layout/progress-bar.tsx";
import { story } from "../../story.ts";

export default story({
  title: "Progress bar",
  use: "Progress of a process or through pages.",
  states: {
    "Not begun": ({ text }) => <ProgressBar value={0} label={text("준비", "Preparing")} />,
    "Half-way": ({ text }) => <ProgressBar value={46} label={text("절반쯤", "Half-way")} />,
    Done: ({ text }) => <ProgressBar value={100} label={text("다 되었어요", "Done")} />,
  },
});
