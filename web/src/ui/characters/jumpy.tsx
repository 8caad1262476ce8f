import { Clay, Face, type FigureProps, Limb, Shadow, Sway } from "./parts.tsx";

const BODY =
  "M58 36C74 34 82 46 80 62C79 72 81 80 79 88C77 98 69 102 59 102C47 102 40 95 40 83C40 74 43 70 42 60C40 46 45 38 58 36Z";

/** Anxiety: a tall bean on springs, always a little off the ground. */
export function Jumpy({ pose, palette }: FigureProps) {
  const { body, shade, light } = palette;
  const grounded = pose === "done";
  return (
    <>
      <Shadow rx={grounded ? 24 : 15} opacity={grounded ? 0.12 : 0.16} />
      <g transform={grounded ? "translate(0 2)" : "translate(0-5)"}>
        <Limb
          d={grounded ? "M51 100V104M69 100V104" : "M50 98L46 106M69 98L74 106"}
          stroke={shade}
          width={9}
        />
        {pose !== "worried" && <Limb d={ARMS[pose]} stroke={shade} width={8} />}
        <Sway>
          <Spring at={`translate(51 39)rotate(${-LEAN[pose]})`} pose={pose} palette={palette} />
          <Spring at={`translate(69 39)scale(-1 1)rotate(${-LEAN[pose]})`} pose={pose} palette={palette} />
        </Sway>
        <Clay d={BODY} fill={body} shade={shade} light={{ x: 51, y: 46, fill: light }} />
        <Face pose={pose} x={60.5} y={64} blush={palette.blush} spread={11} />
        {pose === "worried" && <Limb d={ARMS[pose]} stroke={shade} width={8} />}
      </g>
    </>
  );
}

const ARMS = {
  waving: "M42 78L30 72M78 76L92 62",
  worried: "M41 90L50 83M79 90L71 83",
  done: "M43 78L35 88M78 78L86 88",
} as const;

const LEAN = { waving: 24, worried: 4, done: 0 } as const;

const SPRINGS = {
  waving: { coil: "M0 0q-10-2 0-4.5t0-4.5 0-4.5 0-4.5", x: 0, y: -23 },
  worried: { coil: "M-6-2H6M-6-6H6M-6-10H6M-6-14H6", x: 0, y: -19 },
  done: { coil: "M0 0C-5-12-14-17-22-13C-27-11-29-6-28-1", x: -28, y: 3 },
} as const;

function Spring({ at, pose, palette }: FigureProps & { readonly at: string }) {
  const { coil, x, y } = SPRINGS[pose];
  return (
    <g transform={at}>
      <Limb d={coil} stroke={palette.shade} width={3.2} />
      <circle cx={x} cy={y} r="5.5" fill={palette.accent} />
    </g>
  );
}
