import { CopyButton } from "../../../src/ui/controls/copy-button.tsx";
import { story } from "../../story.tsx";

export default story({
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
});
