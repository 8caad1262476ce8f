import type { ComponentProps } from "react";
import { BookPages } from "../../../src/ui/pictures/book-pages/book-pages.tsx";
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

const PAGE = {
  scene: "/favicon.svg",
  child: { x: 60, y: 89, size: 120, mood: "listening" as const },
  title: { ko: "점피가 오는 때", en: "When Jumpy comes" },
  question: { ko: "점피는 언제 가장 자주 오나요?", en: "When does Jumpy come most?" },
  options: [
    { ko: "자려고 누웠을 때", en: "When I lie down to sleep" },
    { ko: "답을 기다릴 때", en: "While I wait for an answer" },
  ],
};

/** Pages of three programmes. */
const PAGES = (["Jumpy", "Riggy", "Shelly"] as const).map((character) => ({ ...PAGE, character }));

export default [
  story({
    title: "Character art",
    use: "The five inner children and the mascot.",
    layout: "wide",
    states: {
      "Waving, worried, done, listening": () => <AllFigures />,
      "In greys": () => <AllFigures gray />,
    },
  }),
  story({
    title: "Book pages",
    use: "Pages of a programme as a picture, where it is offered.",
    layout: "wide",
    states: {
      "Three pages": ({ text }) => <BookPages pages={PAGES} language={text("ko", "en")} />,
    },
  }),
];
