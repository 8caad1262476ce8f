import { Button } from "../../../src/ui/controls/button.tsx";
import { HelpLink } from "../../../src/ui/controls/help-link.tsx";
import { TopBar } from "../../../src/ui/layout/top-bar.tsx";
import { story } from "../../story.ts";

export default story({
  title: "Top bar",
  use: "Back or home link at its start, help and language at its end.",
  layout: "wide",
  states: {
    Default: ({ text }) => (
      <TopBar
        start={<Button variant="quiet">{text("뒤로", "Back")}</Button>}
        end={<HelpLink>{text("지금 도움받기", "Get help now")}</HelpLink>}
      />
    ),
    "Only the end": ({ text }) => (
      <TopBar end={<HelpLink>{text("지금 도움받기", "Get help now")}</HelpLink>} />
    ),
  },
});
