import { Button } from "../../src/ui/button.tsx";
import { WithState } from "../../src/ui/testing/with-state.tsx";
import { ToastProvider, useToast } from "../../src/ui/toast.tsx";
import { type Specimen, story } from "../story.ts";

function Line({ say }: Specimen) {
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
                text: say("한 줄을 지웠어요.", "One line was deleted."),
                action: { label: say("되돌리기", "Undo"), onPress: () => setKept(true) },
              });
            }}
          >
            {say("이 줄 지우기", "Delete this line")}
          </Button>
          <p>
            {kept
              ? say("한 줄이 있어요.", "There is one line.")
              : say("아무것도 없어요.", "There is nothing.")}
          </p>
        </>
      )}
    </WithState>
  );
}

function Saying({ text, children }: { readonly text: string; readonly children: string }) {
  const toast = useToast();
  return (
    <Button variant="secondary" onClick={() => toast({ text })}>
      {children}
    </Button>
  );
}

function Toasts({ say, children }: Specimen & { readonly children: React.ReactNode }) {
  return (
    <ToastProvider regionLabel={say("알림", "Notices")} closeLabel={say("닫기", "Close")}>
      {children}
    </ToastProvider>
  );
}

export default story({
  title: "Toast",
  use: "A short note that goes by itself, at the top, away from the thumb.",
  states: {
    "Three kinds": ({ say }) => (
      <Toasts say={say}>
        <Saying text={say("저장했어요.", "Saved.")}>{say("저장하기", "Save")}</Saying>
        <Saying
          text={say(
            "지금은 인터넷이 끊겨 있어서 적어 둔 내용을 이 기기에 두었어요. 연결되면 보낼게요.",
            "You are offline, so what you wrote was kept on this device. It is sent once you are connected.",
          )}
        >
          {say("길게 말하기", "Say something long")}
        </Saying>
        <Line say={say} />
      </Toasts>
    ),
  },
});
