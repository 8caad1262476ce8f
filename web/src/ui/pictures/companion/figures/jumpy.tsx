import { Limb, Shadow, Sway } from "../../characters/parts.tsx";
import { LivingFace } from "./living-face.tsx";
import { Body, ChinArm, Joint, type LivingProps } from "./living-parts.tsx";

/** Jumpy, whose springs tighten. */
export function Jumpy({ palette }: LivingProps) {
  const { shade, blush } = palette;
  return (
    <>
      <Shadow rx={26} />
      <g transform="translate(0 2)">
        <Limb d="M51 100V103M70 100V103" stroke={shade} width={9} />
        <Sway>
          <Spring at="translate(51 37)rotate(-12)" palette={palette} />
          <Spring at="translate(70 37)scale(-1 1)rotate(-12)" palette={palette} />
        </Sway>
        <Body
          d="M58 33C73 31 84 42 83 57C82 65 79 70 81 78C84 92 76 103 61 103S37 93 38 81C39 73 41 68 39 60C36 45 43 35 58 33Z"
          from={[34, 28]}
          light={[49, 45]}
          arms={["M43 79C37 83 35 89 37 96", "M78 79C84 83 86 89 84 96"]}
          palette={palette}
        />
        <LivingFace x={60.5} y={63} blush={blush} spread={11.5} />
        <ChinArm d="M79 80C86 90 74 89 68 78" palette={palette} />
      </g>
    </>
  );
}

function Spring({ at, palette }: LivingProps & { readonly at: string }) {
  return (
    <g transform={at}>
      <Joint name="own" at={[0, 0]}>
        <Limb d="M0 2C7 0 7-4.5 0-6S-7-11 0-12.5S6-16 1-18" stroke={palette.shade} width={3.4} />
        <circle cx="0" cy="-21" r="6" fill={palette.accentShade} />
        <circle cx="-.6" cy="-21.7" r="5" fill={palette.accent} />
      </Joint>
    </g>
  );
}
