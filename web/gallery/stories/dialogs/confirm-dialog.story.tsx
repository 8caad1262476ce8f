import { ConfirmDialog } from "../../../src/ui/dialogs/confirm-dialog.tsx";
import { opened, story } from "../../story.tsx";

export default story({
  title: "Confirm dialog",
  use: "Asks before an action. Cancel has the initial focus.",
  states: {
    Danger: opened(["계정 지우기", "Delete my account"], ({ open, close, text }) => (
      <ConfirmDialog
        open={open}
        danger
        title={text("정말 지울까요?", "Are you sure?")}
        message={text("지운 계정은 되돌릴 수 없어요.", "Deleted accounts will be lost forever.")}
        okLabel={text("지우기", "Delete")}
        cancelLabel={text("취소", "Cancel")}
        onOk={close}
        onCancel={close}
      />
    )),
    "Long text": opened(["긴 물음 열기", "Open a long question"], ({ open, close, text }) => (
      <ConfirmDialog
        open={open}
        title={text("오늘은 여기까지 할까요?", "Is that all for today?")}
        message={text(
          "지금까지 적은 것은 저장되었어요. 내일 이어서 해도 되고, 조금 쉬었다가 다시 와도 좋아요.",
          "What you wrote so far is saved. You can go on tomorrow, or come back after a little rest.",
        )}
        okLabel={text("오늘은 여기까지 할게요", "That is all for today")}
        cancelLabel={text("조금 더 할게요", "A little more")}
        onOk={close}
        onCancel={close}
      />
    )),
  },
});
