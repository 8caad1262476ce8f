import { Flippy } from "./flippy.tsx";
import { Jumpy } from "./jumpy.tsx";
import { Mindle } from "./mindle.tsx";
import { type Figure, GRAY_PALETTES, PALETTES } from "./palette.ts";
import type { FigureProps, Pose } from "./parts.tsx";
import { Picture } from "./picture.tsx";
import { Pleaser } from "./pleaser.tsx";
import { Riggy } from "./riggy.tsx";
import { Shelly } from "./shelly.tsx";

const DRAWINGS: Readonly<Record<Figure, (props: FigureProps) => React.JSX.Element>> = {
  Riggy,
  Pleaser,
  Jumpy,
  Shelly,
  Flippy,
  Mindle,
};

interface CharacterArtProps {
  readonly character: Figure;
  readonly pose: Pose;
  /** Width and height in CSS pixels. */
  readonly size: number;
  /** Accessible name; decorative without one. */
  readonly title?: string;
  /** Drawn in greys. */
  readonly gray?: boolean;
}

/** A picture of one of the five inner children or of the mascot. */
export function CharacterArt({ character, pose, size, title, gray = false }: CharacterArtProps) {
  const Drawing = DRAWINGS[character];
  const palette = (gray ? GRAY_PALETTES : PALETTES)[character];
  return (
    <Picture space={120} size={size} label={title}>
      <Drawing pose={pose} palette={palette} />
    </Picture>
  );
}
