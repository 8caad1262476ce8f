import { Clay, Face, type FigureProps, Limb, Shadow, Sway } from "./parts.tsx";

const BODY = "M60 29C86 29 91 33 91 62V78C91 100 87 106 60 106S29 100 29 78V62C29 33 34 29 60 29Z";

/** Perfectionism: an upright square in a bow tie, with one hair that will not lie flat. */
export function Riggy({ pose, palette }: FigureProps) {
  const { body, shade, light } = palette;
  return (
    <>
      <Shadow rx={30} />
      {pose === "waving" && <Limb d="M88 76L103 60" stroke={shade} width={9} />}
      {pose === "waving" && <Limb d="M32 78L22 90" stroke={shade} width={9} />}
      {pose !== "waving" && <Limb d="M31 76L23 92M89 76L97 92" stroke={shade} width={9} />}
      <Sway>
        {pose === "worried" ? (
          <Limb d="M60 32V14M54 32L47 15M66 32L73 15M48 33L35 20M72 33L85 20" stroke={shade} width={4.5} />
        ) : (
          <Limb d="M60 32C58 21 61 12 70 12C78 12 78 22 71 21" stroke={shade} width={4.5} />
        )}
      </Sway>
      <Clay d={BODY} fill={body} shade={shade} light={{ x: 43, y: 41, fill: light }} />
      <Face pose={pose} x={60} y={60} blush={palette.blush} spread={15} />
      {pose === "done" ? <LooseTie {...palette} /> : <Tie {...palette} />}
    </>
  );
}

function Tie({ accent, accentShade }: { readonly accent: string; readonly accentShade: string }) {
  return (
    <>
      <path
        d="M60 86C54 77 42 75 40 79V95C42 99 54 97 60 88C66 97 78 99 80 95V79C78 75 66 77 60 86Z"
        fill={accent}
      />
      <rect x="54.5" y="81" width="11" height="12" rx="5" fill={accentShade} />
    </>
  );
}

function LooseTie({ accent, accentShade }: { readonly accent: string; readonly accentShade: string }) {
  return (
    <g fill="none" strokeLinecap="round" strokeWidth="7">
      <path d="M37 78C46 86 74 86 83 78" stroke={accentShade} strokeWidth="5" />
      <path d="M59 84C57 92 50 96 51 105" stroke={accent} />
      <path d="M62 84C66 90 70 94 69 101" stroke={accent} />
    </g>
  );
}
