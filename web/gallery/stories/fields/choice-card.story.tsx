import { ChoiceCard } from "../../../src/ui/fields/choice-card.tsx";
import { CharacterArt } from "../../../src/ui/pictures/characters/character-art.tsx";
import { entered, story } from "../../story.tsx";

export default story({
  title: "Choice card",
  use: "A checkbox as a card with a picture.",
  states: {
    Chosen: entered(true, (checked, onChange, text) => (
      <ChoiceCard
        label={text("외로움", "Loneliness")}
        description={text("여럿이 있어도 혼자예요", "Alone, even among others")}
        picture={<CharacterArt character="Shelly" pose="waving" size={72} />}
        tone="shelly"
        checked={checked}
        onChange={onChange}
      />
    )),
    "Long text": entered(false, (checked, onChange, text) => (
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
    )),
  },
});
