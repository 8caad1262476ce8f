import { Face } from "../characters/face.tsx";
import { PALETTES } from "../characters/palette.ts";
import { Clay, Limb, Sway } from "../characters/parts.tsx";
import { ring } from "../characters/ring.ts";

const { body, shade, light, accent, accentShade, blush } = PALETTES.Mindle;

/** Asleep, with its parachute. */
export function Seed() {
  return (
    <>
      <Sway>
        <Limb
          d="M60 62V40M60 40Q52 38 45 41M60 40Q55 33 48 29M60 40V26M60 40Q65 33 72 29M60 40Q68 38 75 41"
          stroke="#AFC4A0"
          width={3}
        />
      </Sway>
      <Clay
        d="M60 57C66 57 69 63 76 68C84 74 88 82 88 90C88 102 76 108 60 108S32 102 32 90C32 82 36 74 44 68C51 63 54 57 60 57Z"
        fill="#CDA274"
        shade="#B48557"
        from={[30, 56]}
        light={{ x: 46, y: 74, fill: "#E5C49C" }}
      />
      <Face pose="done" x={60} y={86} blush="#EE9C84" spread={14} mouth="shy" />
    </>
  );
}

/** Above the soil, with its first two leaves. */
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

/** Closed, with the first yellow visible. */
export function Bud() {
  return (
    <>
      <Stem top={80} />
      <Sway>
        <path
          d="M42 48C40 36 44 27 50 20C53 24 54 26 55 28C56 22 59 17 63 14C66 20 67 24 67 28C70 25 71 23 73 22C79 30 81 38 78 48Z"
          fill="#F4C244"
        />
        <Clay
          d="M34 33C41 35 46 40 48 45C51 40 55 35 60 31C65 35 69 40 72 45C74 40 79 35 86 33C90 43 92 53 91 62C90 78 78 88 60 88S30 78 29 62C28 53 30 43 34 33Z"
          fill="#8DBB77"
          shade={accentShade}
          from={[28, 30]}
          light={{ x: 39, y: 48, fill: "#B5D6A3" }}
        />
        <Face pose="waving" x={60} y={62} blush={blush} spread={15} mouth="prim" />
      </Sway>
    </>
  );
}

const CENTER = { x: 60, y: 50 };
const BACK = ring(CENTER, { count: 15, inner: 36, outer: 50, turn: 0.2 });
const FRONT = ring(CENTER, { count: 15, inner: 31, outer: 42, turn: 0 });

/** In full yellow bloom. */
export function Flower() {
  return (
    <>
      <Stem top={80} />
      <Sway>
        <path d={BACK} fill="#EDB02F" />
        <path d={FRONT} fill="#F7CC4F" />
        <Clay
          d="M60 23C75 23 87 34 87 50S75 77 60 77S33 66 33 50S45 23 60 23Z"
          fill="#FBDD7E"
          shade="#EFBB40"
          from={[34, 24]}
          light={{ x: 46, y: 34, fill: "#FFF0BC" }}
        />
        <Face pose="waving" x={60} y={51} blush="#F59A6A" spread={14} />
      </Sway>
    </>
  );
}

/** A stem with a leaf on each side, up to `top`. */
function Stem({ top }: { readonly top: number }) {
  return (
    <>
      <Limb d={`M60 108Q57 96 60 ${top}`} stroke={accent} width={7.5} />
      <path d="M60 109C55 97 44 89 27 88C30 93 28 96 23 97C31 107 48 112 60 109Z" fill={accent} />
      <path d="M60 109C64 98 75 90 92 90C89 94 91 97 96 98C88 107 72 111 60 109Z" fill={accentShade} />
    </>
  );
}
