import { Face, type FigureProps, Limb, Shadow, Sway } from "./parts.tsx";

/** The mascot: a dandelion with a face in its puff. At ease, its seeds let go. */
export function Mindle({ pose, palette }: FigureProps) {
  const { body, shade, light, accent, accentShade, blush } = palette;
  const worried = pose === "worried";
  return (
    <>
      <Shadow rx={24} />
      <Limb
        d={worried ? "M60 108C66 96 66 88 58 76" : "M60 108C58 98 60 88 60 76"}
        stroke={accent}
        width={6}
      />
      <path d={LEAVES[pose]} fill={accent} />
      <path d="M60 108C66 96 76 91 90 93C86 96 88 99 92 101C82 109 70 110 60 108Z" fill={accentShade} />
      <g transform={worried ? "rotate(-9 60 108)" : undefined}>
        <Sway>
          <path d={pose === "done" ? LEFT_FLUFF : FLUFF} fill={shade} />
          <path
            d={pose === "done" ? LEFT_SEEDS : SEEDS}
            fill="none"
            stroke={light}
            strokeWidth="2.2"
            strokeLinecap="round"
          />
          <circle cx="60" cy="48" r="27" fill={shade} />
          <circle cx="59" cy="47" r="26" fill={body} />
          <ellipse rx="8" ry="4.5" fill={light} transform="translate(47 33)rotate(-35)" />
          <Face pose={pose} x={60} y={48} blush={blush} spread={12} />
        </Sway>
      </g>
      {pose === "done" && (
        <path
          d="M97 30l6-9m0 0l-6-1m6 1l0-7m0 7l6-3M105 54l8-4m0 0l-3-6m3 6l4-4m-4 4l6 2M84 12l3-7m0 0l-5-2m5 2l2-5m-2 5l5-1"
          fill="none"
          stroke={accent}
          strokeWidth="2"
          strokeLinecap="round"
        />
      )}
    </>
  );
}

const LEAVES = {
  waving: "M60 106C48 102 38 96 24 80C23 86 19 85 14 84C18 98 40 112 60 106Z",
  worried: "M60 108C54 99 44 94 30 98C34 101 32 103 28 105C38 110 50 111 60 108Z",
  done: "M60 108C54 97 44 92 30 94C34 98 32 100 28 102C38 109 50 110 60 108Z",
} as const;

const SEED_COUNT = 14;

/** Parachutes of the puff, clockwise from the top: a thread out of the core with three hairs at its end. */
function seeds(from: number): string {
  return turns(from)
    .map((angle) => {
      const fork = point(angle, 33);
      const tips = [-0.16, 0, 0.16].map((turn) => `M${fork}L${point(angle + turn, turn === 0 ? 40 : 39)}`);
      return `M${point(angle, 26)}L${fork}${tips.join("")}`;
    })
    .join("");
}

/** The fluff they make together: a lobe around each, and what the core covers. */
function fluff(from: number): string {
  const half = Math.PI / SEED_COUNT;
  const angles = turns(from);
  const lobes = angles.map(
    (angle) => `Q${point(angle - half * 0.6, 46)} ${point(angle, 44)}T${point(angle + half, 41)}`,
  );
  return `M60 48L${point((angles[0] ?? 0) - half, 41)}${lobes.join("")}Z`;
}

function turns(from: number): readonly number[] {
  return Array.from({ length: SEED_COUNT - from }, (_, index) => ((from + index) * 2 * Math.PI) / SEED_COUNT);
}

function point(angle: number, radius: number): string {
  const x = Math.round(600 + 10 * radius * Math.sin(angle)) / 10;
  const y = Math.round(480 - 10 * radius * Math.cos(angle)) / 10;
  return `${x} ${y}`;
}

/** Seeds that have left at ease: those of the upper right. */
const GONE = 4;
const SEEDS = seeds(0);
const FLUFF = fluff(0);
const LEFT_SEEDS = seeds(GONE);
const LEFT_FLUFF = fluff(GONE);
