import { Button } from "../../../src/ui/controls/button.tsx";
import { ToastProvider, useToast } from "../../../src/ui/dialogs/toast.tsx";
import { WithState } from "../../../src/ui/testing/with-state.tsx";
import { type StoryProps, story } from "../../story.ts";

function Line({ text }: StoryProps) {
  const toast = useToast();
  return (
    <WithState initial={true}>
      {(kept, setKept) => (
        <>
          <Button
            variant="secondary"
            onClick={() => {
              setKept(false);
              toast({
                text: text("한 줄을 지웠어요.", "One line was deleted."),
                action: { label: text("되돌리기", "Undo"), onPress: () => setKept(true) },
              });
            }}
          >
            {text("이 줄 지우기", "Delete this line")}
          </Button>
          <p>
            {kept
              ? text("한 줄이 있어요.", "There is one line.")
              : text("아무것도 없어요.", "There is nothing.")}
          </p>
        </>
      )}
    </WithState>
  );
}

function ToastButton({ text, children }: { readonly text: string; readonly children: string }) {
  const toast = useToast();
  return (
    <Button variant="secondary" onClick={() => toast({ text })}>
      {children}
    </Button>
  );
}

function Toasts({ text, children }: StoryProps & { readonly children: React.ReactNode }) {
  return (
    <ToastProvider regionLabel={text("알림", "Notices")} closeLabel={text("닫기", "Close")}>
      {children}
    </ToastProvider>
  );
}

export default story({
  title: "Toast",
  use: "A short message at the top of the screen that closes by itself.",
  states: {
    "Three kinds": ({ text }) => (
      <Toasts text={text}>
        <ToastButton text={text("저장했어요.", "Saved.")}>{text("저장하기", "Save")}</ToastButton>
        <ToastButton
          text={text(
            "지금은 인터넷이 끊겨 있어서 적어 둔 내용을 이 기기에 두었어요. 연결되면 보낼게요.",
            "You are offline, so what you wrote was kept on this device. It is sent once you are connected.",
          )}
        >
          {text("길게 말하기", "Say something long")}
        </ToastButton>
        <Line text={text} />
      </Toasts>
    ),
  },
});
