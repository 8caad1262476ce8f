import { Mindle } from "./mindle.tsx";
import { GRAY_PALETTES, PALETTES } from "./palette.ts";
import type { Pose } from "./parts.tsx";
import { Picture } from "./picture.tsx";

export interface ArtProps {
  readonly pose: Pose;
  /** Width and height in CSS pixels. */
  readonly size: number;
  /** Accessible name; decorative without one. */
  readonly title?: string;
  /** Drawn in greys. */
  readonly gray?: boolean;
}

/** A picture of the mascot, for pages that show none of the inner children: their drawings are not loaded with it. */
export function MascotArt({ pose, size, title, gray = false }: ArtProps) {
  return (
    <Picture space={120} size={size} label={title}>
      <Mindle pose={pose} palette={(gray ? GRAY_PALETTES : PALETTES).Mindle} />
    </Picture>
  );
}
