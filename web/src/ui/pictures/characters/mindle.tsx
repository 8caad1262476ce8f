import { Face } from "./face.tsx";
import { GRAY_PALETTES, PALETTES } from "./palette.ts";
import { Clay, type FigureProps, Limb, type Pose, Shadow, Sway } from "./parts.tsx";
import { Picture } from "./picture.tsx";
import { at } from "./ring.ts";

export interface ArtProps {
  readonly pose: Pose;
  /** Width and height in CSS pixels. */
  readonly size: number;
  /** Drawn in greys. */
  readonly gray?: boolean;
}

/** A picture of the mascot, for pages that show none of the inner children: their drawings are not loaded with it. */
export function MascotArt({ pose, size, gray = false }: ArtProps) {
  return (
    <Picture space={120} size={size}>
      <Mindle pose={pose} palette={(gray ? GRAY_PALETTES : PALETTES).Mindle} />
    </Picture>
  );
}

/** The mascot: a dandelion with a face in its puff. Relaxed, some seeds fly away. */
export function Mindle({ pose, palette }: FigureProps) {
  const { body, shade, light, accent, accentShade, blush } = palette;
  const { halo, hairs } = pose === "done" ? PUFF.leaving : PUFF.whole;
  return (
    <>
      <Shadow rx={26} />
      <Limb
        d={pose === "worried" ? "M60 108C66 98 66 88 58 74" : "M60 108C57 98 61 88 60 74"}
        stroke={accent}
        width={7.5}
      />
      <path d={LEAVES[pose]} fill={accent} />
      <path d="M60 109C64 98 75 90 92 90C89 94 91 97 96 98C88 107 72 111 60 109Z" fill={accentShade} />
      <g transform={pose === "worried" ? "rotate(-8 60 108)" : undefined}>
        <Sway>
          <path d={halo} fill={light} />
          <Limb d={hairs} stroke={shade} width={2.2} />
          <Clay d={HEAD} fill={body} shade={shade} from={[32, 20]} light={{ x: 46, y: 31, fill: light }} />
          <Face pose={pose} x={60} y={49} blush={blush} spread={14} />
        </Sway>
      </g>
      {pose === "done" && <Limb d={FLYING_SEEDS} stroke={accent} width={2} />}
    </>
  );
}

export const HEAD = "M60 18C76 18 89 30 89 47S76 76 60 76S31 64 31 47S44 18 60 18Z";

const LEAVES = {
  waving: "M60 108C47 106 34 98 24 78C22 83 18 84 12 82C15 98 38 114 60 108Z",
  worried: "M60 109C55 99 45 94 30 96C33 100 31 103 26 105C37 112 50 112 60 109Z",
  done: "M60 109C56 98 45 90 28 90C31 94 29 97 24 98C32 107 48 111 60 109Z",
  listening: "M60 109C56 98 45 90 28 90C31 94 29 97 24 98C32 107 48 111 60 109Z",
} as const;

const MIDDLE = { x: 60, y: 47 };

/** Distances from the centre: where a seed leaves the head, where its hairs branch, where they end. */
const CORE = 28;
const FORK = 36;
const TIP = 44;

const SEED_COUNT = 16;

/** Seeds missing in the relaxed pose: those of the upper right. */
const GONE = 4;

/** Halo and seed hairs around the head of a puff. */
export const PUFF = { whole: puff(0), leaving: puff(GONE) } as const;

/** Three seeds in the air. */
const FLYING_SEEDS =
  "M96 32L101 23M101 23Q96 22 94 19M101 23V16M101 23Q105 21 109 22M106 52L113 47M113 47Q110 42 111 39M113 47L118 43M113 47Q117 49 120 47M84 12L87 5M87 5Q83 4 81 1M87 5L88-1M87 5Q91 4 94 5";

function puff(from: number): { readonly halo: string; readonly hairs: string } {
  const half = Math.PI / SEED_COUNT;
  const angles = Array.from({ length: SEED_COUNT - from }, (_, index) => (from + index) * 2 * half);
  const lobes = angles.map((angle) => `Q${at(MIDDLE, angle, TIP + 3)} ${at(MIDDLE, angle + half, FORK + 3)}`);
  const start = at(MIDDLE, from * 2 * half - half, FORK + 3);
  return {
    halo: `M${MIDDLE.x} ${MIDDLE.y}L${start}${lobes.join("")}Z`,
    hairs: angles.map(seed).join(""),
  };
}

/** A line from the head with three hairs at its end. */
function seed(angle: number): string {
  const fork = at(MIDDLE, angle, FORK);
  const hairs = [-0.13, 0, 0.13].map((turn) => `M${fork}L${at(MIDDLE, angle + turn, TIP)}`);
  return `M${at(MIDDLE, angle, CORE)}L${fork}${hairs.join("")}`;
}
