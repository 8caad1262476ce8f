import { Mindle } from "../../ui/pictures/characters/mindle.tsx";
import { PALETTES } from "../../ui/pictures/characters/palette.ts";
import { Picture } from "../../ui/pictures/characters/picture.tsx";

/** The mascot with both leaves before its eyes: it has not seen the password. Decoration. */
export function CoveredEyes({ size }: { readonly size: number }) {
  const { accent, accentShade } = PALETTES.Mindle;
  return (
    <Picture space={120} size={size}>
      <Mindle pose="listening" palette={PALETTES.Mindle} />
      <path
        d="M58 99C34 101 22 78 37 57M62 99C86 101 98 78 83 57"
        stroke={accent}
        strokeWidth="6"
        strokeLinecap="round"
        fill="none"
      />
      <ellipse cx="45" cy="48" rx="13" ry="9.5" transform="rotate(-28 45 48)" fill={accent} />
      <ellipse cx="75" cy="48" rx="13" ry="9.5" transform="rotate(28 75 48)" fill={accent} />
      <path
        d="M37 53L50 46M83 53L70 46"
        stroke={accentShade}
        strokeWidth="2"
        strokeLinecap="round"
        fill="none"
      />
    </Picture>
  );
}
