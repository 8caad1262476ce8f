import { HEAD, PUFF } from "../../characters/mindle.tsx";
import { Clay, Limb, Shadow, Sway } from "../../characters/parts.tsx";
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
          <path d={PUFF.whole.halo} fill={light} />
          <Limb d={PUFF.whole.hairs} stroke={shade} width={2.2} />
        </Joint>
        <Clay d={HEAD} fill={body} shade={shade} from={[32, 20]} light={{ x: 46, y: 31, fill: light }} />
        <LivingFace x={60} y={49} blush={blush} spread={14} />
      </Sway>
    </>
  );
}
