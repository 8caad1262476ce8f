import type { ComponentProps, CSSProperties } from "react";
import { Companion } from "../../../src/ui/pictures/companion/companion.tsx";
import { MOODS } from "../../../src/ui/pictures/companion/moods.ts";
import { story } from "../../story.tsx";
import styles from "./pictures.module.css";

const FIGURES: readonly ComponentProps<typeof Companion>["figure"][] = [
  "Riggy",
  "Pleaser",
  "Jumpy",
  "Shelly",
  "Flippy",
  "Mindle",
];

const place = (small: number): CSSProperties & Record<"--slide", number> => ({
  inlineSize: 96,
  "--slide": small,
});

/** A row for each figure. */
function Rows({
  moods,
  small = 0,
}: {
  readonly moods: typeof MOODS | readonly ["small"];
  readonly small?: number;
}) {
  return FIGURES.map((figure) => (
    <ul key={figure} className={styles.pictures}>
      {moods.map((mood) => (
        <li key={mood} style={place(small)}>
          <Companion figure={figure} mood={mood} />
        </li>
      ))}
    </ul>
  ));
}

export default story({
  title: "Companion",
  use: "The child beside a page, which reacts to what a person does.",
  layout: "wide",
  states: {
    "Greet, listen, think, small, warm, proud, rest": () => <Rows moods={MOODS} />,
    "A slider at its end": () => <Rows moods={["small"]} small={1} />,
  },
});
