import { Clay, Limb, Shadow, Sway } from "../../characters/parts.tsx";
import { at } from "../../characters/ring.ts";
import { LivingFace } from "./living-face.tsx";
import { Joint, type LivingProps } from "./living-parts.tsx";

/** Mindle, whose puff closes. */
export function Mindle({ palette }: LivingProps) {
  const { body, shade, light, accent, accentShade, blush } = palette;
  return (
    <>
      <Shadow rx={26} />
      <Limb d="M60 108C57 98 61 88 60 74" stroke={accent} width={7.5} />
      <Joint name="left" at={[60, 109]}>
        <path d="M60 109C56 98 45 90 28 90C31 94 29 97 24 98C32 107 48 111 60 109Z" fill={accent} />
      </Joint>
      <Joint name="right" at={[60, 109]}>
        <path d="M60 109C64 98 75 90 92 90C89 94 91 97 96 98C88 107 72 111 60 109Z" fill={accentShade} />
      </Joint>
      <Sway>
        <Joint name="own" at={[60, 47]}>
          <path d={HALO} fill={light} />
          <Limb d={HAIRS} stroke={shade} width={2.2} />
        </Joint>
        <Clay d={HEAD} fill={body} shade={shade} from={[32, 20]} light={{ x: 46, y: 31, fill: light }} />
        <LivingFace x={60} y={49} blush={blush} spread={14} />
      </Sway>
    </>
  );
}

const HEAD = "M60 18C76 18 89 30 89 47S76 76 60 76S31 64 31 47S44 18 60 18Z";

const MIDDLE = { x: 60, y: 47 };

/** Distances from the centre: where a seed leaves the head, where its hairs branch, where they end. */
const CORE = 28;
const FORK = 36;
const TIP = 44;

const SEED_COUNT = 16;

const HALF = Math.PI / SEED_COUNT;
const ANGLES = Array.from({ length: SEED_COUNT }, (_, index) => index * 2 * HALF);

/** Halo and seed hairs around the head. */
const HALO = `M${at(MIDDLE, -HALF, FORK + 3)}${ANGLES.map((angle) => `Q${at(MIDDLE, angle, TIP + 3)} ${at(MIDDLE, angle + HALF, FORK + 3)}`).join("")}Z`;
const HAIRS = ANGLES.map(seed).join("");

/** A line from the head with three hairs at its end. */
function seed(angle: number): string {
  const fork = at(MIDDLE, angle, FORK);
  const hairs = [-0.13, 0, 0.13].map((turn) => `M${fork}L${at(MIDDLE, angle + turn, TIP)}`);
  return `M${at(MIDDLE, angle, CORE)}L${fork}${hairs.join("")}`;
}
