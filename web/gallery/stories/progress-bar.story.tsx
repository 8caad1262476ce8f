import { ProgressBar } from "../../src/ui/progress-bar.tsx";
import { story } from "../story.ts";

export default story({
  title: "Progress bar",
  use: "How far along something is that goes on by itself or page by page.",
  states: {
    "Not begun": ({ say }) => <ProgressBar value={0} label={say("준비", "Preparing")} />,
    "Half-way": ({ say }) => <ProgressBar value={46} label={say("절반쯤", "Half-way")} />,
    Done: ({ say }) => <ProgressBar value={100} label={say("다 되었어요", "Done")} />,
  },
});
