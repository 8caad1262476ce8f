import type { ComponentProps } from "react";
import { CharacterArt } from "../../../src/ui/pictures/characters/character-art.tsx";
import { story } from "../../story.tsx";
import styles from "./pictures.module.css";

type Props = ComponentProps<typeof CharacterArt>;

const FIGURES: readonly Props["character"][] = ["Riggy", "Pleaser", "Jumpy", "Shelly", "Flippy", "Mindle"];
const POSES: readonly Props["pose"][] = ["waving", "worried", "done", "listening"];

/** All figures in every pose. */
function AllFigures({ gray = false }: { readonly gray?: boolean }) {
  return (
    <ul className={styles.pictures}>
      {POSES.flatMap((pose) =>
        FIGURES.map((character) => (
          <li key={`${character}-${pose}`}>
            <CharacterArt character={character} pose={pose} size={120} gray={gray} />
          </li>
        )),
      )}
    </ul>
  );
}

export default story({
  title: "Character art",
  use: "The five inner children and the mascot.",
  layout: "wide",
  states: {
    "Waving, worried, done, listening": () => <AllFigures />,
    "In greys": () => <AllFigures gray />,
  },
});
