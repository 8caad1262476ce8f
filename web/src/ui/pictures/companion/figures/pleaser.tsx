import { Clay, Limb, Mirrored, Shadow, Sway } from "../../characters/parts.tsx";
import { LivingFace } from "./living-face.tsx";
import { Body, Joint, type LivingProps } from "./living-parts.tsx";

/** Pleaser, whose ears come down over its eyes. */
export function Pleaser({ palette }: LivingProps) {
  const { shade, blush, accent, accentShade } = palette;
  return (
    <>
      <Shadow rx={38} />
      <Body
        d="M60 43C64 43 66 47 71 48C90 53 101 67 101 84C101 100 88 107 60 107S19 100 19 84C19 67 30 53 49 48C54 47 56 43 60 43Z"
        from={[18, 44]}
        light={[41, 60]}
        arms={[]}
        palette={palette}
      />
      <Limb d="M60 46V55M54 50C53 53 51 55 49 57M66 50C67 53 69 55 71 57" stroke={shade} width={2.8} />
      <LivingFace x={60} y={75} blush={blush} spread={18} />
      <Sway>
        <Mirrored>
          <Joint name="own" at={[44, 50]}>
            <Clay
              d="M45 55C41 42 27 34 16 39C5 46 0 63 3 76C5 86 18 87 22 78C26 69 34 65 45 55Z"
              fill={accent}
              shade={accentShade}
              from={[4, 36]}
            />
          </Joint>
        </Mirrored>
      </Sway>
      <Mirrored>
        <Joint name="left" at={[48, 96]}>
          <g transform="translate(48 96)rotate(20)">
            <ellipse cx=".8" cy="1.8" rx="12" ry="8.5" fill={shade} />
            <ellipse rx="11.5" ry="8" fill={accent} />
          </g>
        </Joint>
      </Mirrored>
    </>
  );
}
