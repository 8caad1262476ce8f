import { PALETTES } from "../characters/palette.ts";
import { Limb } from "../characters/parts.tsx";

const { accent, accentShade } = PALETTES.Mindle;

/** A stem with a leaf on each side, as high as what it carries. */
export function Stem({ top }: { readonly top: number }) {
  return (
    <>
      <Limb d={`M60 108Q57 96 60 ${top}`} stroke={accent} width={7.5} />
      <path d="M60 109C55 97 44 89 27 88C30 93 28 96 23 97C31 107 48 112 60 109Z" fill={accent} />
      <path d="M60 109C64 98 75 90 92 90C89 94 91 97 96 98C88 107 72 111 60 109Z" fill={accentShade} />
    </>
  );
}
