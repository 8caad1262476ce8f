import { useEffect, useState } from "react";
import { Button } from "../../../src/ui/controls/button.tsx";
import { ConfirmDialog } from "../../../src/ui/dialogs/confirm-dialog.tsx";
import { Opener } from "../../../src/ui/testing/with-state.tsx";
import { type StoryProps, story } from "../../story.ts";

/** Duration of the simulated deletion in milliseconds. */
const WORK_MS = 1_200;

function Deleting({ text }: StoryProps) {
  const [state, setState] = useState<"closed" | "asking" | "deleting">("closed");
  useEffect(() => {
    if (state !== "deleting") return;
    const timer = setTimeout(() => setState("closed"), WORK_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <>
      <Button variant="danger" onClick={() => setState("asking")}>
        {text("계정 지우기", "Delete my account")}
      </Button>
      <ConfirmDialog
        open={state !== "closed"}
        danger
        loading={state === "deleting"}
        title={text("정말 지울까요?", "Are you sure?")}
        message={text("지운 계정은 되돌릴 수 없어요.", "Deleted accounts will be lost forever.")}
        okLabel={text("지우기", "Delete")}
        cancelLabel={text("취소", "Cancel")}
        onOk={() => setState("deleting")}
        onCancel={() => setState("closed")}
      />
    </>
  );
}

export default story({
  title: "Confirm dialog",
  use: "Asks before an action. Cancel has the initial focus.",
  states: {
    Default: ({ text }) => (
      <Opener label={text("여기서 나가기", "Leave here")}>
        {(open, close) => (
          <ConfirmDialog
            open={open}
            message={text("적던 것을 두고 나갈까요?", "Leave what you were writing?")}
            okLabel={text("확인", "OK")}
            cancelLabel={text("취소", "Cancel")}
            onOk={close}
            onCancel={close}
          />
        )}
      </Opener>
    ),
    "Danger, then loading": ({ text }) => <Deleting text={text} />,
    "Long text": ({ text }) => (
      <Opener label={text("긴 물음 열기", "Open a long question")}>
        {(open, close) => (
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
        )}
      </Opener>
    ),
  },
});
