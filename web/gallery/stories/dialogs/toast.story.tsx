import { Button } from "../../../src/ui/controls/button.tsx";
import { ToastProvider, useToast } from "../../../src/ui/dialogs/toast.tsx";
import { type StoryProps, story } from "../../story.tsx";

function Toasts({ text }: StoryProps) {
  const toast = useToast();
  const long = text(
    "지금은 인터넷이 끊겨 있어서 적어 둔 내용을 이 기기에 두었어요. 연결되면 보낼게요.",
    "You are offline, so what you wrote was kept on this device. It is sent once you are connected.",
  );
  const undo = { label: text("되돌리기", "Undo"), onPress: () => undefined };
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => toast({ text: text("한 줄을 지웠어요.", "One line was deleted."), action: undo })}
      >
        {text("이 줄 지우기", "Delete this line")}
      </Button>
      <Button variant="secondary" onClick={() => toast({ text: long })}>
        {text("길게 말하기", "Say something long")}
      </Button>
    </>
  );
}

export default story({
  title: "Toast",
  use: "A short message at the top of the screen that closes by itself.",
  states: {
    "With an action, long": ({ text }) => (
      <ToastProvider regionLabel={text("알림", "Notices")} closeLabel={text("닫기", "Close")}>
        <Toasts text={text} />
      </ToastProvider>
    ),
  },
});
