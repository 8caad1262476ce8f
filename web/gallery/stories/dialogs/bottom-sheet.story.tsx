import { Button } from "../../../src/ui/controls/button.tsx";
import { BottomSheet } from "../../../src/ui/dialogs/bottom-sheet.tsx";
import { CharacterArt } from "../../../src/ui/pictures/characters/character-art.tsx";
import { Opener } from "../../../src/ui/testing/with-state.tsx";
import { story } from "../../story.ts";

export default story({
  title: "Bottom sheet",
  use: "A modal at the lower edge. Closes by its handle, a swipe down, Escape or a press outside.",
  states: {
    Default: ({ text }) => (
      <Opener label={text("잠긴 이야기 열기", "Unlock the session")}>
        {(open, close) => (
          <BottomSheet
            open={open}
            onClose={close}
            title={text("이어서 하려면 열어 주세요", "Unlock to continue")}
            closeLabel={text("닫기", "Close")}
          >
            <CharacterArt character="Jumpy" pose="done" size={96} />
            <p>{text("석 달 동안 모든 이야기를 볼 수 있어요.", "Three months of every session.")}</p>
            <Button block onClick={close}>
              {text("지금 열기", "Unlock now")}
            </Button>
          </BottomSheet>
        )}
      </Opener>
    ),
    Scrolling: ({ text }) => (
      <Opener label={text("긴 목록 보기", "See a long list")}>
        {(open, close) => (
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
        )}
      </Opener>
    ),
  },
});
