import { AlertDialog } from "../../src/ui/alert-dialog.tsx";
import { Button } from "../../src/ui/button.tsx";
import { WithState } from "../../src/ui/testing/with-state.tsx";
import { story } from "../story.ts";

export default story({
  title: "Alert",
  use: "Something that has to be read before going on; one button says it was.",
  states: {
    "Message alone": ({ say }) => (
      <WithState initial={false}>
        {(open, setOpen) => (
          <>
            <Button variant="secondary" onClick={() => setOpen(true)}>
              {say("알림 열기", "Open the alert")}
            </Button>
            <AlertDialog
              open={open}
              message={say("이미 쓴 쿠폰이에요.", "This coupon has been used.")}
              okLabel={say("확인", "OK")}
              onClose={() => setOpen(false)}
            />
          </>
        )}
      </WithState>
    ),
    "With a title, long": ({ say }) => (
      <WithState initial={false}>
        {(open, setOpen) => (
          <>
            <Button variant="secondary" onClick={() => setOpen(true)}>
              {say("긴 알림 열기", "Open a long alert")}
            </Button>
            <AlertDialog
              open={open}
              title={say("보내지 못했어요", "It didn’t go out")}
              message={say(
                "인터넷이 끊겨 있는 것 같아요. 적어 둔 내용은 이 기기에 남아 있으니 연결되면 다시 보내 주세요.",
                "You seem to be offline. What you wrote stays on this device; please send it again once you are connected.",
              )}
              okLabel={say("확인", "OK")}
              onClose={() => setOpen(false)}
            />
          </>
        )}
      </WithState>
    ),
  },
});
