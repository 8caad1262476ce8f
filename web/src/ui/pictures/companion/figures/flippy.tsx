import { Limb, Shadow, Sway } from "../../characters/parts.tsx";
import { LivingFace } from "./living-face.tsx";
import { Body, ChinArm, Joint, type LivingProps } from "./living-parts.tsx";

/** Flippy, whose curl flares. */
export function Flippy({ palette }: LivingProps) {
  const { shade, blush, accent, accentShade } = palette;
  return (
    <>
      <Shadow rx={34} />
      <Limb d="M45 105H43M75 105H77" stroke={shade} width={9} />
      <Sway>
        <Joint name="own" at={[60, 60]}>
          <path
            d="M34 58C22 48 21 34 29 23C31 30 35 33 39 31C37 18 45 7 58 0C57 10 64 14 70 23C74 21 77 16 77 10C89 21 95 42 85 58Z"
            fill={accent}
          />
          <path
            d="M42 58C35 50 36 40 42 34C43 39 46 41 48 39C47 31 52 23 60 18C60 26 65 29 68 36C71 35 73 32 73 29C81 37 83 49 77 58Z"
            fill={accentShade}
          />
        </Joint>
      </Sway>
      <Body
        d="M66 26C70 24 74 28 71 31C67 34 68 40 74 46C88 56 98 70 98 85C98 101 84 107 60 107S22 101 22 85C22 70 32 56 46 47C55 41 58 31 66 26Z"
        from={[22, 34]}
        light={[44, 58]}
        arms={["M28 88C21 91 19 95 20 101", "M92 88C99 91 101 95 100 101"]}
        palette={palette}
      />
      <LivingFace x={60} y={76} blush={blush} spread={16} smile="prim" worry="pout" />
      <ChinArm d="M91 90C96 101 82 102 73 91" palette={palette} />
    </>
  );
}
