import { VisuallyHidden } from "../../../src/ui/layout/visually-hidden.tsx";
import { story } from "../../story.tsx";

export default story({
  title: "Visually hidden",
  use: "Text for screen readers, where a picture shows the same.",
  states: {
    Default: ({ text }) => (
      <p>
        3 / 12 <VisuallyHidden>{text("편을 마쳤어요", "sessions finished")}</VisuallyHidden>
      </p>
    ),
  },
});
