import { Button, LinkButton } from "../../src/ui/button.tsx";
import { story } from "../story.ts";

const nothing = () => undefined;

export default story({
  title: "Button",
  use: "Says what happens when it is pressed. One primary a screen, at the thumb.",
  states: {
    Primary: ({ say }) => <Button onClick={nothing}>{say("다음으로", "Continue")}</Button>,
    Secondary: ({ say }) => <Button variant="secondary">{say("나중에 할게요", "Maybe later")}</Button>,
    Quiet: ({ say }) => <Button variant="quiet">{say("건너뛰기", "Skip")}</Button>,
    Danger: ({ say }) => <Button variant="danger">{say("계정 지우기", "Delete my account")}</Button>,
    "As wide as the column": ({ say }) => (
      <Button block>{say("오늘의 여정 시작하기", "Start today’s journey")}</Button>
    ),
    Loading: ({ say }) => (
      <>
        <Button loading>{say("보내는 중이에요", "Sending")}</Button>
        <Button variant="secondary" loading>
          {say("저장하는 중이에요", "Saving")}
        </Button>
        <Button variant="danger" loading>
          {say("지우는 중이에요", "Deleting")}
        </Button>
      </>
    ),
    Disabled: ({ say }) => (
      <>
        <Button disabled>{say("다음으로", "Continue")}</Button>
        <Button variant="secondary" disabled>
          {say("나중에 할게요", "Maybe later")}
        </Button>
        <Button variant="quiet" disabled>
          {say("건너뛰기", "Skip")}
        </Button>
      </>
    ),
    "Long text": ({ say }) => (
      <Button block>
        {say(
          "지금 이 순간의 마음을 조금 더 자세히 적어 보고 다음 이야기로 넘어갈게요",
          "Write down a little more about how you feel right now, then go on to the next story",
        )}
      </Button>
    ),
    "A link that looks like one": ({ say }) => (
      <LinkButton to="/">{say("내 결과 보기", "See my result")}</LinkButton>
    ),
  },
});
