import { Face } from "./face.tsx";
import { Clay, type FigureProps, Limb, Shadow, Sway } from "./parts.tsx";
import { FLYING_SEEDS, PUFF } from "./puff.ts";

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

const HEAD = "M60 18C76 18 89 30 89 47S76 76 60 76S31 64 31 47S44 18 60 18Z";

const LEAVES = {
  waving: "M60 108C47 106 34 98 24 78C22 83 18 84 12 82C15 98 38 114 60 108Z",
  worried: "M60 109C55 99 45 94 30 96C33 100 31 103 26 105C37 112 50 112 60 109Z",
  done: "M60 109C56 98 45 90 28 90C31 94 29 97 24 98C32 107 48 111 60 109Z",
  listening: "M60 109C56 98 45 90 28 90C31 94 29 97 24 98C32 107 48 111 60 109Z",
} as const;
