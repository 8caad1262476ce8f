import { CopyButton } from "../../src/ui/copy-button.tsx";
import { story } from "../story.ts";

export default story({
  title: "Copy button",
  use: "Takes a text along: a link, an address, an account number. Says so for a moment.",
  states: {
    Default: ({ say }) => (
      <CopyButton
        text="https://example.com/result"
        label={say("링크 복사하기", "Copy the link")}
        copiedLabel={say("복사되었습니다", "Copied")}
        failedLabel={say("길게 눌러 복사해 주세요", "Press and hold the link instead")}
      />
    ),
    "As wide as the column": ({ say }) => (
      <CopyButton
        block
        text={say("마음에게 보내는 편지", "A letter to my heart")}
        label={say("편지 복사하기", "Copy the letter")}
        copiedLabel={say("복사되었습니다", "Copied")}
        failedLabel={say("길게 눌러 복사해 주세요", "Press and hold the text instead")}
      />
    ),
  },
});
