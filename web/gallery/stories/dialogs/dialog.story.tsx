import { BottomSheet } from "../../../src/ui/dialogs/bottom-sheet.tsx";
import { Dialog } from "../../../src/ui/dialogs/dialog.tsx";
import { opened, story } from "../../story.tsx";

export default [
  story({
    title: "Dialog",
    use: "A modal with content, in the middle of the screen.",
    states: {
      Scrolling: opened(["긴 글 읽기", "Read something long"], ({ open, close, text }) => (
        <Dialog
          open={open}
          onClose={close}
          title={text(
            "민들레가 하는 이야기, 처음부터 끝까지",
            "What the dandelion says, from beginning to end",
          )}
          closeLabel={text("닫기", "Close")}
        >
          {Array.from({ length: 16 }, (_, index) => String(index)).map((line) => (
            <p key={line}>
              {text(
                "바람이 불면 씨앗은 떠나요. 어디에 닿을지 몰라도 괜찮아요.",
                "When the wind comes the seeds leave. They need not know where they will land.",
              )}
            </p>
          ))}
        </Dialog>
      )),
    },
  }),
  story({
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
  }),
];
