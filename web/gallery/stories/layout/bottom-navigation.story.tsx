import { BottomNavigation } from "../../../src/ui/layout/bottom-navigation.tsx";
import { story } from "../../story.ts";

export default story({
  title: "Bottom navigation",
  use: "The main pages of the signed-in product, at the thumb.",
  layout: "wide",
  states: {
    Default: ({ text }) => (
      <BottomNavigation
        label={text("메뉴", "Menu")}
        items={[
          { to: "#home", icon: "home", label: text("홈", "Home"), current: false },
          { to: "#journeys", icon: "journeys", label: text("프로그램", "Journeys"), current: true },
          { to: "#my", icon: "my", label: "MY", current: false },
        ]}
      />
    ),
  },
});
