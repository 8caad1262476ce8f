import { Dialog } from "../../../src/ui/dialogs/dialog.tsx";
import { opened, story } from "../../story.tsx";

export default story({
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
});
