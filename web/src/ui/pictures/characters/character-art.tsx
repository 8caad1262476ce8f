import { Flippy } from "./flippy.tsx";
import { Jumpy } from "./jumpy.tsx";
import { type ArtProps, MascotArt } from "./mindle.tsx";
import { type Figure, GRAY_PALETTES, PALETTES } from "./palette.ts";
import type { FigureProps } from "./parts.tsx";
import { Picture } from "./picture.tsx";
import { Pleaser } from "./pleaser.tsx";
import { Riggy } from "./riggy.tsx";
import { Shelly } from "./shelly.tsx";

const DRAWINGS: Readonly<Record<Exclude<Figure, "Mindle">, (props: FigureProps) => React.JSX.Element>> = {
  Riggy,
  Pleaser,
  Jumpy,
  Shelly,
  Flippy,
};

interface CharacterArtProps extends ArtProps {
  readonly character: Figure;
}

/** A picture of one of the five inner children or of the mascot. */
export function CharacterArt({ character, ...art }: CharacterArtProps) {
  if (character === "Mindle") return <MascotArt {...art} />;
  const { pose, size, gray = false } = art;
  const Drawing = DRAWINGS[character];
  return (
    <Picture space={120} size={size}>
      <Drawing pose={pose} palette={(gray ? GRAY_PALETTES : PALETTES)[character]} />
    </Picture>
  );
}
