import { ChoiceCard } from "../../../src/ui/fields/choice-card.tsx";
import { CharacterArt } from "../../../src/ui/pictures/characters/character-art.tsx";
import { WithState } from "../../../src/ui/testing/with-state.tsx";
import { story } from "../../story.ts";

export default story({
  title: "Choice card",
  use: "A checkbox as a card with a picture.",
  states: {
    Default: ({ text }) => (
      <WithState initial={false}>
        {(checked, onChange) => (
          <div>
            <ChoiceCard
              label={text("불안", "Anxiety")}
              description={text("늘 다음 일이 걱정돼요", "Always worried about what comes next")}
              picture={<CharacterArt character="Jumpy" pose="worried" size={72} />}
              tone="jumpy"
              checked={checked}
              onChange={onChange}
            />
          </div>
        )}
      </WithState>
    ),
    Chosen: ({ text }) => (
      <WithState initial={true}>
        {(checked, onChange) => (
          <div>
            <ChoiceCard
              label={text("외로움", "Loneliness")}
              picture={<CharacterArt character="Shelly" pose="waving" size={72} />}
              tone="shelly"
              checked={checked}
              onChange={onChange}
            />
          </div>
        )}
      </WithState>
    ),
    "Long text": ({ text }) => (
      <WithState initial={false}>
        {(checked, onChange) => (
          <div>
            <ChoiceCard
              label={text("거절하지 못하고 남부터 챙기는 마음", "Unable to say no, others always first")}
              description={text(
                "부탁을 받으면 내 일은 미뤄 두고 어느새 그 일을 하고 있어요",
                "When asked for something, I put my own things aside and find myself doing it",
              )}
              picture={<CharacterArt character="Pleaser" pose="worried" size={72} />}
              tone="pleaser"
              checked={checked}
              onChange={onChange}
            />
          </div>
        )}
      </WithState>
    ),
  },
});
