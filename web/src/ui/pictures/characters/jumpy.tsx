import { Face } from "./face.tsx";
import { Arm, Clay, type FigureProps, Limb, Shadow, Sway } from "./parts.tsx";

const BODY =
  "M58 33C73 31 84 42 83 57C82 65 79 70 81 78C84 92 76 103 61 103S37 93 38 81C39 73 41 68 39 60C36 45 43 35 58 33Z";

/** Anxiety: a tall bean on springs, always a little off the ground. */
export function Jumpy({ pose, palette }: FigureProps) {
  const { body, shade, light, blush } = palette;
  const grounded = pose === "done" || pose === "listening";
  return (
    <>
      <Shadow rx={grounded ? 26 : 16} opacity={grounded ? 0.12 : 0.16} />
      <g transform={`translate(0 ${grounded ? 2 : -6})`}>
        <Limb d={LEGS[pose]} stroke={shade} width={9} />
        <Sway>
          <Spring at={`translate(51 37)rotate(${-LEAN[pose]})`} pose={pose} palette={palette} />
          <Spring at={`translate(70 37)scale(-1 1)rotate(${-LEAN[pose]})`} pose={pose} palette={palette} />
        </Sway>
        <Clay
          d={BODY}
          fill={body}
          shade={shade}
          from={[34, 28]}
          light={{ x: 49, y: 45, fill: light }}
          arms={pose === "worried" ? undefined : ARMS[pose]}
        />
        <Face pose={pose} x={60.5} y={63} blush={blush} spread={11.5} />
        {pose === "worried" && <Arm d={ARMS.worried} palette={palette} />}
      </g>
    </>
  );
}

const LEGS = {
  waving: "M51 98C49 102 46 105 43 105M70 98C72 101 75 102 78 101",
  worried: "M53 98C55 102 55 104 54 107M68 98C66 102 66 104 67 107",
  done: "M51 100V103M70 100V103",
  listening: "M51 100V103M70 100V103",
} as const;

const ARMS = {
  waving: "M44 78C34 78 29 72 27 65M78 76C89 76 95 68 97 57",
  worried: "M42 91L53 84M80 91L69 84",
  done: "M43 78C35 81 31 87 30 93M78 78C86 81 90 87 91 93",
  listening: "M43 79C37 83 35 89 37 96M78 79C84 83 86 89 84 96",
} as const;

const LEAN = { waving: 18, worried: 6, done: 10, listening: 12 } as const;

/** A spring from foot to ball: tight when worried, loose when relaxed. */
const SPRINGS = {
  waving: { coil: "M0 2C8 0 8-5 0-6.5S-8-12 0-13.5S7-18 1-21", x: 0, y: -24 },
  worried: { coil: "M-6.5 0L6.5-3L-6.5-6.5L6.5-10L-6.5-13", x: 0, y: -18 },
  done: { coil: "M0 2C-5-3 3-10-2-16C-5-21-14-21-15-13", x: -15, y: -10 },
  listening: { coil: "M0 2C7 0 7-4.5 0-6S-7-11 0-12.5S6-16 1-18", x: 0, y: -21 },
} as const;

function Spring({ at, pose, palette }: FigureProps & { readonly at: string }) {
  const { coil, x, y } = SPRINGS[pose];
  return (
    <g transform={at}>
      <Limb d={coil} stroke={palette.shade} width={3.4} />
      <circle cx={x} cy={y} r="6" fill={palette.accentShade} />
      <circle cx={x - 0.6} cy={y - 0.7} r="5" fill={palette.accent} />
    </g>
  );
}
