import { Button } from "../../../src/ui/controls/button.tsx";
import { Dialog } from "../../../src/ui/dialogs/dialog.tsx";
import { TextField } from "../../../src/ui/fields/text-field.tsx";
import { Opener, WithState } from "../../../src/ui/testing/with-state.tsx";
import { story } from "../../story.ts";
import styles from "../stack.module.css";

export default story({
  title: "Dialog",
  use: "A modal with content, in the middle of the screen.",
  states: {
    Default: ({ text }) => (
      <Opener label={text("자리 맡아 두기", "Save my place")}>
        {(open, close) => (
          <Dialog
            open={open}
            onClose={close}
            title={text("어디로 알려 드릴까요?", "Where shall we write to?")}
            closeLabel={text("닫기", "Close")}
          >
            <div className={styles.stack}>
              <WithState initial="">
                {(value, onChange) => (
                  <TextField
                    label={text("이메일", "E-mail")}
                    name="email"
                    type="email"
                    autoComplete="off"
                    value={value}
                    onChange={onChange}
                  />
                )}
              </WithState>
              <Button block onClick={close}>
                {text("알려 주세요", "Let me know")}
              </Button>
            </div>
          </Dialog>
        )}
      </Opener>
    ),
    Scrolling: ({ text }) => (
      <Opener label={text("긴 글 읽기", "Read something long")}>
        {(open, close) => (
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
        )}
      </Opener>
    ),
  },
});
