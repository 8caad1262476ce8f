import { memo } from "react";
import { type Figure, PALETTES } from "../characters/palette.ts";
import { Picture } from "../characters/picture.tsx";
import styles from "./companion.module.css";
import { Flippy } from "./figures/flippy.tsx";
import { Jumpy } from "./figures/jumpy.tsx";
import type { LivingProps } from "./figures/living-parts.tsx";
import { Mindle } from "./figures/mindle.tsx";
import { Pleaser } from "./figures/pleaser.tsx";
import { Riggy } from "./figures/riggy.tsx";
import { Shelly } from "./figures/shelly.tsx";
import type { Mood } from "./moods.ts";

const FIGURES: Readonly<Record<Figure, (props: LivingProps) => React.JSX.Element>> = {
  Riggy,
  Pleaser,
  Jumpy,
  Shelly,
  Flippy,
  Mindle,
};

interface CompanionProps {
  readonly figure: Figure;
  /** The mood that the page calls for. What a person does changes it for a while: see `follow-person.ts`. */
  readonly mood: Mood;
}

/** A child that lives beside a page: as large as its place, and moved by style sheet and attributes alone. */
export const Companion = memo(function Companion({ figure, mood }: CompanionProps) {
  const Drawing = FIGURES[figure];
  return (
    <span
      className={styles.companion}
      data-companion={figure}
      data-mood={mood}
      data-page-mood={mood}
      aria-hidden="true"
    >
      <Picture space={120} size={120}>
        <Drawing palette={PALETTES[figure]} />
      </Picture>
    </span>
  );
});
