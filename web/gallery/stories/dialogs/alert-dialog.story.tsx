import { AlertDialog } from "../../../src/ui/dialogs/alert-dialog.tsx";
import { opened, story } from "../../story.tsx";

export default story({
  title: "Alert dialog",
  use: "A message that has to be read before continuing; one button confirms.",
  states: {
    "Message only": opened(["알림 열기", "Open the alert"], ({ open, close, text }) => (
      <AlertDialog
        open={open}
        message={text("이미 쓴 쿠폰이에요.", "This coupon has been used.")}
        okLabel={text("확인", "OK")}
        onClose={close}
      />
    )),
    "With a title, long": opened(["긴 알림 열기", "Open a long alert"], ({ open, close, text }) => (
      <AlertDialog
        open={open}
        title={text("보내지 못했어요", "It didn’t go out")}
        message={text(
          "인터넷이 끊겨 있는 것 같아요. 적어 둔 내용은 이 기기에 남아 있으니 연결되면 다시 보내 주세요.",
          "You seem to be offline. What you wrote stays on this device; please send it again once you are connected.",
        )}
        okLabel={text("확인", "OK")}
        onClose={close}
      />
    )),
  },
});
