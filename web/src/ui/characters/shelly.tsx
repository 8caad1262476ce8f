import { INK } from "./palette.ts";
import { Clay, Eyes, Face, type FigureProps, Limb, Shadow, Sway } from "./parts.tsx";

/** Loneliness: a spiral shell larger than who lives in it. */
export function Shelly({ pose, palette }: FigureProps) {
  return (
    <>
      <Shadow rx={38} />
      {pose === "done" ? <Out palette={palette} pose={pose} /> : <In palette={palette} pose={pose} />}
    </>
  );
}

const SHELL = "M70 22C96 22 112 42 112 66C112 92 96 106 62 106C40 106 24 98 24 78C24 44 42 22 70 22Z";
const SPIRAL =
  "M40 92C28 62 48 36 72 36C92 36 101 52 99 67C97 81 84 88 73 84C63 80 62 66 71 62C78 59 84 65 81 71";

function In({ pose, palette }: FigureProps) {
  const { body, shade, light, accent, accentShade, blush } = palette;
  const hidden = pose === "worried";
  return (
    <>
      <Sway>
        <Clay d={SHELL} fill={accent} shade={accentShade} light={{ x: 52, y: 40, fill: body }} />
        <Limb d={SPIRAL} stroke={accentShade} width={5} />
      </Sway>
      {hidden ? (
        <>
          <path d="M27 104C24 86 33 73 48 73S72 86 69 106C54 107 38 107 27 104Z" fill={accentShade} />
          <path d="M31 104C29 88 36 77 48 77S67 88 65 106C54 107 40 106 31 104Z" fill={INK} opacity=".62" />
          <g fill="#FFF">
            <ellipse cx="39" cy="92" rx="6" ry="7" />
            <ellipse cx="57" cy="92" rx="6" ry="7" />
          </g>
          <g transform="translate(48 93)">
            <Eyes pose="waving" spread={9} />
          </g>
        </>
      ) : (
        <>
          <Limb d="M18 88L8 76" stroke={shade} width={8} />
          <Clay
            d="M10 106C8 82 24 70 42 70S74 82 72 106Q41 110 10 106Z"
            fill={body}
            shade={shade}
            light={{ x: 28, y: 80, fill: light }}
          />
          <Face pose={pose} x={41} y={90} blush={blush} spread={13} />
        </>
      )}
    </>
  );
}

function Out({ pose, palette }: FigureProps) {
  const { body, shade, light, accent, accentShade, blush } = palette;
  return (
    <>
      <g transform="translate(32 6)scale(.72)">
        <Clay d={SHELL} fill={accent} shade={accentShade} />
        <Limb d={SPIRAL} stroke={accentShade} width={5} />
      </g>
      <Limb d="M36 104V107M54 104V107" stroke={shade} width={10} />
      <Clay
        d="M45 34C64 34 70 48 69 66C68 80 72 84 71 94C70 104 60 106 45 106S20 104 19 94C18 84 22 80 21 66C20 48 28 34 45 34Z"
        fill={body}
        shade={shade}
        light={{ x: 34, y: 45, fill: light }}
      />
      <Limb d="M62 44C54 58 54 78 62 98" stroke={accent} width={4.5} />
      <Limb d="M22 78L12 70" stroke={shade} width={8} />
      <Face pose={pose} x={43} y={64} blush={blush} spread={13} />
    </>
  );
}
