import { Face } from "../characters/face.tsx";
import { PALETTES } from "../characters/palette.ts";
import { Clay, Sway } from "../characters/parts.tsx";
import { Stem } from "./stem.tsx";

/** Closed, with the first yellow to be seen. */
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
          shade={PALETTES.Mindle.accentShade}
          from={[28, 30]}
          light={{ x: 39, y: 48, fill: "#B5D6A3" }}
        />
        <Face pose="waving" x={60} y={62} blush={PALETTES.Mindle.blush} spread={15} mouth="prim" />
      </Sway>
    </>
  );
}
