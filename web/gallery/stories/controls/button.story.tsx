import { Button, LinkButton } from "../../../src/ui/controls/button.tsx";
import { CopyButton } from "../../../src/ui/controls/copy-button.tsx";
import { story } from "../../story.tsx";

export default [
  story({
    title: "Button",
    use: "Labels say what it does. One primary button per screen, within the thumb’s reach.",
    states: {
      Primary: ({ text }) => <Button>{text("다음으로", "Continue")}</Button>,
      Secondary: ({ text }) => <Button variant="secondary">{text("나중에 할게요", "Maybe later")}</Button>,
      Quiet: ({ text }) => <Button variant="quiet">{text("건너뛰기", "Skip")}</Button>,
      Danger: ({ text }) => <Button variant="danger">{text("계정 지우기", "Delete my account")}</Button>,
      Loading: ({ text }) => (
        <>
          <Button loading>{text("보내는 중이에요", "Sending")}</Button>
          <Button variant="secondary" loading>
            {text("저장하는 중이에요", "Saving")}
          </Button>
          <Button variant="danger" loading>
            {text("지우는 중이에요", "Deleting")}
          </Button>
        </>
      ),
      Disabled: ({ text }) => (
        <>
          <Button disabled>{text("다음으로", "Continue")}</Button>
          <Button variant="secondary" disabled>
            {text("나중에 할게요", "Maybe later")}
          </Button>
          <Button variant="quiet" disabled>
            {text("건너뛰기", "Skip")}
          </Button>
        </>
      ),
      "Full width, long text": ({ text }) => (
        <Button block>
          {text(
            "지금 이 순간의 마음을 조금 더 자세히 적어 보고 다음 이야기로 넘어갈게요",
            "Write down a little more about how you feel right now, then go on to the next story",
          )}
        </Button>
      ),
      Link: ({ text }) => <LinkButton to="/">{text("내 결과 보기", "See my result")}</LinkButton>,
    },
  }),
  story({
    title: "Copy button",
    use: "Copies a text, such as a link or an account number, and confirms for a moment.",
    states: {
      Default: ({ text }) => (
        <CopyButton
          text="https://example.com/result"
          label={text("링크 복사하기", "Copy the link")}
          copiedLabel={text("복사되었습니다", "Copied")}
          failedLabel={text("길게 눌러 복사해 주세요", "Press and hold the link instead")}
        />
      ),
    },
  }),
];
