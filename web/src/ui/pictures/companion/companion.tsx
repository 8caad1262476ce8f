import { memo } from "react";
import { CHILDREN } from "../characters/character-art.tsx";
import { Mindle } from "../characters/mindle.tsx";
import { type Figure, PALETTES } from "../characters/palette.ts";
import { Picture } from "../characters/picture.tsx";
import styles from "./companion.module.css";
import { livingFace } from "./living-face.tsx";
import type { Mood } from "./moods.ts";

interface CompanionProps {
  readonly figure: Figure;
  /** The mood that the page calls for. What a person does changes it for a while: see `follow-person.ts`. */
  readonly mood: Mood;
}

/** A child that lives beside a page: as large as its place, and moved by style sheet and attributes alone. */
export const Companion = memo(function Companion({ figure, mood }: CompanionProps) {
  const Drawing = figure === "Mindle" ? Mindle : CHILDREN[figure];
  return (
    <span
      className={styles.companion}
      data-companion={figure}
      data-mood={mood}
      data-page-mood={mood}
      aria-hidden="true"
    >
      <Picture space={120} size={120} label={undefined}>
        <Drawing pose="listening" palette={PALETTES[figure]} living={livingFace} />
      </Picture>
    </span>
  );
});
