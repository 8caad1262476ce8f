import { OutsideLinkButton } from "../../../src/ui/controls/outside-link-button.tsx";
import { story } from "../../story.ts";

export default story({
  title: "Outside link button",
  use: "The one action of a screen, where it leads to another site such as the store.",
  states: {
    Default: ({ text }) => (
      <OutsideLinkButton href="https://example.com">{text("지금 열기", "Unlock now")}</OutsideLinkButton>
    ),
  },
});
