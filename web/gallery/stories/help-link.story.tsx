import { HelpLink } from "../../src/ui/help-link.tsx";
import { story } from "../story.ts";

export default story({
  title: "Help link",
  use: "The way to somebody to talk to, on every screen.",
  states: {
    Default: ({ say }) => <HelpLink>{say("지금 도움받기", "Get help now")}</HelpLink>,
  },
});
