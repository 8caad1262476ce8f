import { Button } from "../../src/ui/button.tsx";
import { HelpLink } from "../../src/ui/help-link.tsx";
import { TopBar } from "../../src/ui/top-bar.tsx";
import { story } from "../story.ts";

export default story({
  title: "Top bar",
  use: "The way back or home at its start, help and language at its end.",
  layout: "wide",
  states: {
    Default: ({ say }) => (
      <TopBar
        start={<Button variant="quiet">{say("뒤로", "Back")}</Button>}
        end={<HelpLink>{say("지금 도움받기", "Get help now")}</HelpLink>}
      />
    ),
    "Only the end": ({ say }) => <TopBar end={<HelpLink>{say("지금 도움받기", "Get help now")}</HelpLink>} />,
  },
});
