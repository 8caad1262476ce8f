import { VisuallyHidden } from "../../src/ui/visually-hidden.tsx";
import { story } from "../story.ts";

export default story({
  title: "Visually hidden",
  use: "Read out, not seen: for what the picture already says.",
  states: {
    Default: ({ say }) => (
      <p>
        3 / 12 <VisuallyHidden>{say("편을 마쳤어요", "sessions finished")}</VisuallyHidden>
      </p>
    ),
  },
});
