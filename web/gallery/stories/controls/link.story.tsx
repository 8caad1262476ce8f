import { Link } from "../../../src/ui/controls/link.tsx";
import { story } from "../../story.ts";

export default story({
  title: "Link",
  use: "Leads to another page of the app without loading it anew.",
  states: {
    Default: ({ text }) => <Link to="/help">{text("도움받을 곳 보기", "See where to get help")}</Link>,
  },
});
