import { Clay, Limb, Shadow, Sway } from "../../characters/parts.tsx";
import { LivingFace } from "./living-face.tsx";
import { Body, Joint, type LivingProps } from "./living-parts.tsx";

/** Shelly, who goes in. */
export function Shelly({ palette }: LivingProps) {
  const { body, blush, accent, accentShade } = palette;
  return (
    <>
      <Shadow rx={42} x={62} />
      <Body
        d="M9 98C7 82 16 68 38 68C66 68 92 84 110 100C115 105 112 108 105 108H20C13 108 9.5 105 9 98Z"
        from={[8, 76]}
        arms={["M18 96C10 94 5 88 6 80"]}
        palette={palette}
      />
      <LivingFace x={38} y={90} blush={blush} spread={14} smile="shy" />
      <Sway>
        <Joint name="own" at={[66, 95]}>
          <Clay
            d="M72 8C98 8 115 29 114 54C113 78 99 95 83 95C69 95 62 80 42 75C32 73 23 75 17 72C11 69 15 64 19 57C26 30 44 8 72 8Z"
            fill={accent}
            shade={accentShade}
            from={[16, 4]}
            light={{ x: 44, y: 26, fill: body }}
          />
          <Limb
            d="M35 68C35 44 51 27 71 27C88 27 98 39 97 54C96 67 86 76 75 73C64 70 61 57 69 51C76 47 83 52 81 58"
            stroke={accentShade}
            width={5}
          />
        </Joint>
      </Sway>
    </>
  );
}
