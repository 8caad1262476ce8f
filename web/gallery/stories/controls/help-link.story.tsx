import { HelpLink } from "../../../src/ui/controls/help-link.tsx";
import { story } from "../../story.ts";

export default story({
  title: "Help link",
  use: "Link to the helplines, on every screen.",
  states: {
    Default: ({ text }) => <HelpLink>{text("지금 도움받기", "Get help now")}</HelpLink>,
  },
});
