import { Face } from "../characters/face.tsx";
import { PALETTES } from "../characters/palette.ts";
import { Clay, Sway } from "../characters/parts.tsx";

const { body, shade, light, accent, accentShade, blush } = PALETTES.Mindle;

/** Out of the ground, with its first two leaves. */
export function Sprout() {
  return (
    <>
      <Sway>
        <Clay
          d="M61 62C49 61 35 54 30 37C29 34 31 32 34 33C50 36 60 46 61 62Z"
          fill={accent}
          shade={accentShade}
          from={[28, 30]}
        />
        <Clay
          d="M59 62C60 48 70 36 88 36C91 36 92 38 91 41C86 55 74 62 59 62Z"
          fill={accent}
          shade={accentShade}
          from={[58, 34]}
        />
      </Sway>
      <Clay
        d="M60 55C79 55 88 68 88 83C88 100 78 108 60 108S32 100 32 83C32 68 41 55 60 55Z"
        fill={body}
        shade={shade}
        from={[30, 53]}
        light={{ x: 46, y: 67, fill: light }}
      />
      <Face pose="waving" x={60} y={81} blush={blush} spread={14} mouth="shy" />
    </>
  );
}
