import { Mindle } from "../../ui/pictures/characters/mindle.tsx";
import { PALETTES } from "../../ui/pictures/characters/palette.ts";
import { Picture } from "../../ui/pictures/characters/picture.tsx";

/** The mascot with both leaves before its eyes: it has not seen the password. Decoration. */
export function CoveredEyes({ size }: { readonly size: number }) {
  const { accent, accentShade } = PALETTES.Mindle;
  return (
    <Picture space={120} size={size} label={undefined}>
      <Mindle pose="listening" palette={PALETTES.Mindle} />
      <path d="M58 97C41 92 31 75 33 56C34 45 44 40 52 45C60 51 60 76 58 97Z" fill={accent} />
      <path d="M62 97C79 92 89 75 87 56C86 45 76 40 68 45C60 51 60 76 62 97Z" fill={accent} />
      <path
        d="M56 90Q49 72 44 54M64 90Q71 72 76 54"
        stroke={accentShade}
        strokeWidth="2"
        strokeLinecap="round"
        fill="none"
      />
    </Picture>
  );
}
