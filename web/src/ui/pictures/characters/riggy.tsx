import { Face } from "./face.tsx";
import type { Palette } from "./palette.ts";
import { Clay, type FigureProps, Limb, Mirrored, Shadow, Sway } from "./parts.tsx";

const BODY = "M60 28C87 28 92 33 92 58V79C92 102 87 107 60 107S28 102 28 79V58C28 33 33 28 60 28Z";

/** Perfectionism: an upright square in a bow tie, with one hair that sticks out. */
export function Riggy({ pose, palette }: FigureProps) {
  const { body, shade, light, blush } = palette;
  return (
    <>
      <Shadow rx={32} />
      <Limb d="M46 105H44M74 105H76" stroke={shade} width={9} />
      <Sway>
        <Limb d={COWLICK} stroke={shade} width={4.6} />
        {pose === "worried" && (
          <g fill={shade}>
            {TURNS.map((turn) => (
              <path key={turn} d={HAIR} transform={`rotate(${turn} 60 62)`} />
            ))}
          </g>
        )}
      </Sway>
      <Clay
        d={BODY}
        fill={body}
        shade={shade}
        from={[26, 24]}
        light={{ x: 43, y: 41, fill: light }}
        arms={ARMS[pose]}
      />
      <Face pose={pose} x={60} y={64} blush={blush} spread={16} {...MOODS[pose]} />
      {pose === "done" ? <LooseTie {...palette} /> : <Tie {...palette} />}
    </>
  );
}

/** The hair that sticks out, and the rotation of each further one around the centre of the head. */
const COWLICK = "M60 31C57 21 59 12 67 10C74 8.5 78 14 75 18C72.5 21 68.5 18.5 70 15.5";
const HAIR = "M56.5 32C56 22 58 14 62 8C64.5 15 65 23 63.5 32Z";
const TURNS = [-46, -29, -12, 36] as const;

const ARMS = {
  waving: "M86 80C98 79 104 70 105 57M33 80C24 83 19 89 18 96",
  worried: "M33 82C15 78 11 55 27 43M87 82C105 78 109 55 93 43",
  done: "M33 80C24 83 19 89 17 96M87 80C96 83 101 89 103 96",
  listening: "M33 80C26 84 24 90 26 98M87 80C94 84 96 90 94 98",
} as const;

const MOODS = { waving: { mouth: "prim" }, worried: {}, done: {}, listening: {} } as const;

function Tie({ accent, accentShade }: Palette) {
  return (
    <>
      <Mirrored>
        <path d="M60 88C53 82 44 80 41 83C38 86 38 97 41 100C44 103 53 101 60 96Z" fill={accent} />
        <path d="M54 91.5L48 90" stroke={accentShade} strokeWidth="2" strokeLinecap="round" />
      </Mirrored>
      <rect x="55" y="86" width="10" height="12" rx="4.5" fill={accentShade} />
    </>
  );
}

function LooseTie({ accent, accentShade }: Palette) {
  return (
    <>
      <Limb d="M31 83C38 91 48 94 55 94M89 83C82 90 72 93 63 93" stroke={accentShade} width={5} />
      <path
        d="M62 91C66 95 70 98 74 98C75 102 73 106 69 107C63 106 58 101 56 95C57 92 60 90 62 91Z"
        fill={accentShade}
      />
      <path
        d="M55 91C60 90 63 93 62 97C60 103 55 108 48 109C44 107 42 104 42 100C48 100 52 96 55 91Z"
        fill={accent}
      />
    </>
  );
}
