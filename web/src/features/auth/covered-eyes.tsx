import { Mindle } from "../../ui/pictures/characters/mindle.tsx";
import { PALETTES } from "../../ui/pictures/characters/palette.ts";
import { Picture } from "../../ui/pictures/characters/picture.tsx";

/** The mascot with both leaves before its eyes: it has not seen the password. Decoration. */
export function CoveredEyes({ size }: { readonly size: number }) {
  const { accent, accentShade } = PALETTES.Mindle;
  return (
    <Picture space={120} size={size} label={undefined}>
      <Mindle pose="listening" palette={PALETTES.Mindle} />
      <path
        d="M57 100C38 99 22 84 27 61C29 46 41 34 52 37C62 40 60 54 54 59C43 68 44 86 57 100Z"
        fill={accent}
      />
      <path
        d="M63 100C82 99 98 84 93 61C91 46 79 34 68 37C58 40 60 54 66 59C77 68 76 86 63 100Z"
        fill={accent}
      />
      <path
        d="M40 88Q33 70 45 50M80 88Q87 70 75 50"
        stroke={accentShade}
        strokeWidth="2"
        strokeLinecap="round"
        fill="none"
      />
    </Picture>
  );
}
