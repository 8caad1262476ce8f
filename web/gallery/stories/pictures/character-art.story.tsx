import type { ComponentProps } from "react";
import { CharacterArt } from "../../../src/ui/pictures/characters/character-art.tsx";
import { type StoryProps, story } from "../../story.ts";
import styles from "./pictures.module.css";

type Props = ComponentProps<typeof CharacterArt>;

const FIGURES: readonly Props["character"][] = ["Riggy", "Pleaser", "Jumpy", "Shelly", "Flippy", "Mindle"];
const POSES: readonly Props["pose"][] = ["waving", "worried", "done", "listening"];

/** All figures in every pose. */
function AllFigures({ size, gray = false }: { readonly size: number; readonly gray?: boolean }) {
  return (
    <ul className={styles.pictures}>
      {POSES.flatMap((pose) =>
        FIGURES.map((character) => (
          <li key={`${character}-${pose}`}>
            <CharacterArt character={character} pose={pose} size={size} gray={gray} />
          </li>
        )),
      )}
    </ul>
  );
}

function Named({ text }: StoryProps) {
  return (
    <CharacterArt
      character="Mindle"
      pose="waving"
      size={320}
      title={text("손을 흔드는 민들레", "A dandelion waving")}
    />
  );
}

export default story({
  title: "Character art",
  use: "The five inner children and the mascot.",
  layout: "wide",
  states: {
    "Waving, worried, done, listening": () => <AllFigures size={120} />,
    "In greys": () => <AllFigures size={120} gray />,
    Small: () => <AllFigures size={64} />,
    "Large, with a name": ({ text }) => <Named text={text} />,
  },
});
