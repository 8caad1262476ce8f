import type { ComponentProps } from "react";
import { CharacterArt } from "../../src/ui/characters/character-art.tsx";
import { type Specimen, story } from "../story.ts";
import styles from "./pictures.module.css";

type Drawn = ComponentProps<typeof CharacterArt>;

const FIGURES: readonly Drawn["character"][] = ["Riggy", "Pleaser", "Jumpy", "Shelly", "Flippy", "Mindle"];
const POSES: readonly Drawn["pose"][] = ["waving", "worried", "done"];

/** The whole family in every pose. */
function Family({ size, gray = false }: { readonly size: number; readonly gray?: boolean }) {
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

function Named({ say }: Specimen) {
  return (
    <CharacterArt
      character="Mindle"
      pose="waving"
      size={320}
      title={say("손을 흔드는 민들레", "A dandelion waving")}
    />
  );
}

export default story({
  title: "Characters",
  use: "One family of soft clay: five inner children and the mascot.",
  layout: "wide",
  states: {
    "Waving, worried, done": () => <Family size={120} />,
    "In greys": () => <Family size={120} gray />,
    Small: () => <Family size={64} />,
    "Large, with a name": ({ say }) => <Named say={say} />,
  },
});
