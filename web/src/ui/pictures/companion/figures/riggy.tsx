import { Limb, Mirrored, Shadow, Sway } from "../../characters/parts.tsx";
import { LivingFace } from "./living-face.tsx";
import { Body, ChinArm, Joint, type LivingProps } from "./living-parts.tsx";

/** Riggy, whose hairs multiply. */
export function Riggy({ palette }: LivingProps) {
  const { shade, blush, accent, accentShade } = palette;
  return (
    <>
      <Shadow rx={32} />
      <Limb d="M46 105H44M74 105H76" stroke={shade} width={9} />
      <Sway>
        <Limb
          d="M60 31C57 21 59 12 67 10C74 8.5 78 14 75 18C72.5 21 68.5 18.5 70 15.5"
          stroke={shade}
          width={4.6}
        />
        {TURNS.map((turn, at) => (
          <Joint key={turn} name="own" at={[60, 62]} from={(at + 0.5) / TURNS.length}>
            <path
              d="M56.5 32C56 22 58 14 62 8C64.5 15 65 23 63.5 32Z"
              fill={shade}
              transform={`rotate(${turn} 60 62)`}
            />
          </Joint>
        ))}
      </Sway>
      <Body
        d="M60 28C87 28 92 33 92 58V79C92 102 87 107 60 107S28 102 28 79V58C28 33 33 28 60 28Z"
        from={[26, 24]}
        light={[43, 41]}
        arms={["M33 80C26 84 24 90 26 98", "M87 80C94 84 96 90 94 98"]}
        palette={palette}
      />
      <LivingFace x={60} y={64} blush={blush} spread={16} smile="prim" />
      <Mirrored>
        <path d="M60 88C53 82 44 80 41 83C38 86 38 97 41 100C44 103 53 101 60 96Z" fill={accent} />
        <path d="M54 91.5L48 90" stroke={accentShade} strokeWidth="2" strokeLinecap="round" />
      </Mirrored>
      <rect x="55" y="86" width="10" height="12" rx="4.5" fill={accentShade} />
      <ChinArm d="M88 84C94 96 80 94 73 80" palette={palette} />
    </>
  );
}

const TURNS = [-46, -29, -12, 36] as const;
