import { HelpLink } from "../../../src/ui/controls/help-link.tsx";
import { Link } from "../../../src/ui/controls/link.tsx";
import { OutsideLinkButton } from "../../../src/ui/controls/outside-link-button.tsx";
import { story } from "../../story.tsx";

export default [
  story({
    title: "Link",
    use: "Leads to another page of the app without loading it anew.",
    states: {
      Default: ({ text }) => <Link to="/help">{text("도움받을 곳 보기", "See where to get help")}</Link>,
    },
  }),
  story({
    title: "Help link",
    use: "Link to the helplines, on every screen.",
    states: {
      Default: ({ text }) => <HelpLink>{text("지금 도움받기", "Get help now")}</HelpLink>,
    },
  }),
  story({
    title: "Outside link button",
    use: "The one action of a screen, where it leads to another site such as the store.",
    states: {
      Default: ({ text }) => (
        <OutsideLinkButton href="https://example.com">{text("지금 열기", "Unlock now")}</OutsideLinkButton>
      ),
    },
  }),
];
