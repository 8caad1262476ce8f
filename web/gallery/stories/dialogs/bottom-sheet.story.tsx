import { BottomSheet } from "../../../src/ui/dialogs/bottom-sheet.tsx";
import { opened, story } from "../../story.tsx";

export default story({
  title: "Bottom sheet",
  use: "A modal at the lower edge. Closes by its handle, a swipe down, Escape or a press outside.",
  states: {
    Scrolling: opened(["긴 목록 보기", "See a long list"], ({ open, close, text }) => (
      <BottomSheet
        open={open}
        onClose={close}
        title={text("받아쓰기", "Transcript")}
        closeLabel={text("닫기", "Close")}
      >
        {Array.from({ length: 24 }, (_, index) => String(index)).map((line) => (
          <p key={line}>
            {text("숨을 들이쉬고, 잠시 멈추고, 내쉬어요.", "Breathe in, hold for a moment, breathe out.")}
          </p>
        ))}
      </BottomSheet>
    )),
  },
});
