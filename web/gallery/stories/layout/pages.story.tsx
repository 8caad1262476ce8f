import { Button } from "../../../src/ui/controls/button.tsx";
import { HelpLink } from "../../../src/ui/controls/help-link.tsx";
import { BottomNavigation } from "../../../src/ui/layout/bottom-navigation.tsx";
import { Page } from "../../../src/ui/layout/page.tsx";
import { TopBar } from "../../../src/ui/layout/top-bar.tsx";
import { TornEdge } from "../../../src/ui/layout/torn-edge.tsx";
import { VisuallyHidden } from "../../../src/ui/layout/visually-hidden.tsx";
import { useTone } from "../../../src/ui/tone.ts";
import { type StoryProps, story } from "../../story.tsx";
import styles from "./torn-edge.module.css";

function Screen({ text }: StoryProps) {
  const tone = useTone();
  return (
    <Page tone={tone} top={<TopBar end={<HelpLink>{text("지금 도움받기", "Get help now")}</HelpLink>} />}>
      <h1>{text("오늘은 어떤 마음인가요?", "How is your heart today?")}</h1>
      <p>{text("한 화면에는 한 가지 생각만 담아요.", "One thought a screen.")}</p>
      <Button block>{text("다음으로", "Continue")}</Button>
    </Page>
  );
}

export default [
  story({
    title: "Page",
    use: "Layout of a screen in one tone, with a column of 520 px.",
    layout: "page",
    states: { Default: ({ text }) => <Screen text={text} /> },
  }),
  story({
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
    },
  }),
  story({
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
  }),
  story({
    title: "Torn edge",
    use: "Edge between two sections. At most one per screen.",
    layout: "wide",
    states: {
      "In the colour of the section below": () => (
        <div className={styles.sheet}>
          <TornEdge />
          <div className={styles.paper} />
        </div>
      ),
    },
  }),
  story({
    title: "Visually hidden",
    use: "Text for screen readers, where a picture shows the same.",
    states: {
      Default: ({ text }) => (
        <p>
          3 / 12 <VisuallyHidden>{text("편을 마쳤어요", "sessions finished")}</VisuallyHidden>
        </p>
      ),
    },
  }),
];
