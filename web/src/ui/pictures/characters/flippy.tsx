import { Face } from "./face.tsx";
import { Clay, type FigureProps, Limb, Mirrored, Shadow, Sway } from "./parts.tsx";

/** Anger: a teardrop with a flame-shaped curl and puffed cheeks. */
export function Flippy({ pose, palette }: FigureProps) {
  const { body, shade, light, blush, accent, accentShade } = palette;
  const worried = pose === "worried";
  return (
    <>
      <Shadow rx={34} />
      <Limb d="M45 105H43M75 105H77" stroke={shade} width={9} />
      {worried && (
        <Sway>
          <path
            d="M34 58C22 48 21 34 29 23C31 30 35 33 39 31C37 18 45 7 58 0C57 10 64 14 70 23C74 21 77 16 77 10C89 21 95 42 85 58Z"
            fill={accent}
          />
          <path
            d="M42 58C35 50 36 40 42 34C43 39 46 41 48 39C47 31 52 23 60 18C60 26 65 29 68 36C71 35 73 32 73 29C81 37 83 49 77 58Z"
            fill={accentShade}
          />
        </Sway>
      )}
      <Clay
        d={BODIES[pose]}
        fill={body}
        shade={shade}
        from={[22, 34]}
        light={{ x: 44, y: 58, fill: light }}
        arms={ARMS[pose]}
      />
      {(pose === "waving" || worried) && (
        <Mirrored>
          <circle cx="33.5" cy="89.5" r="12.5" fill={shade} />
          <circle cx="33" cy="88.5" r="12" fill={light} />
        </Mirrored>
      )}
      {pose === "waving" && <Limb d="M57 37C54 26 59 17 68 12" stroke={accent} width={4.6} />}
      <Face pose={pose} x={60} y={76} blush={blush} spread={16} {...MOODS[pose]} />
    </>
  );
}

const RESTING =
  "M66 26C70 24 74 28 71 31C67 34 68 40 74 46C88 56 98 70 98 85C98 101 84 107 60 107S22 101 22 85C22 70 32 56 46 47C55 41 58 31 66 26Z";

const BODIES = {
  waving:
    "M79 3C71 10 76 19 76 29C76 35 74 38 77 43C88 53 97 65 99 78C107 83 107 97 97 101C88 106 76 107 60 107S32 106 23 101C13 97 13 83 21 78C23 65 32 53 43 43C50 36 48 28 51 20C55 10 66 4 79 3Z",
  worried:
    "M60 36C66 42 74 42 82 50C91 57 98 66 100 77C110 82 110 98 98 102C88 106 76 107 60 107S32 106 22 102C10 98 10 82 20 77C22 66 29 57 38 50C46 42 54 42 60 36Z",
  done: RESTING,
  listening: RESTING,
} as const;

const ARMS = {
  waving: "M92 76C103 74 109 66 110 55M26 84C16 84 11 88 9 95",
  worried: "M24 76C14 74 9 68 8 59M96 76C106 74 111 68 112 59",
  done: "M28 86C19 88 15 93 14 99M92 86C101 88 105 93 106 99",
  listening: "M28 88C21 91 19 95 20 101M92 88C99 91 101 95 100 101",
} as const;

const MOODS = {
  waving: { mouth: "prim" },
  worried: { mouth: "pout", brows: "cross" },
  done: {},
  listening: {},
} as const;
