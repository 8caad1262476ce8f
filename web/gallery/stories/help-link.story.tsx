import { HelpLink } from "../../src/ui/help-link.tsx";
import { story } from "../story.ts";

export default story({
  title: "Help link",
  use: "Link to the helplines, on every screen.",
  states: {
    Default: ({ text }) => <HelpLink>{text("지금 도움받기", "Get help now")}</HelpLink>,
  },
});
