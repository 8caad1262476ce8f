import { Face, OpenEyes } from "./face.tsx";
import { Clay, type FigureProps, Limb, Shadow, Sway } from "./parts.tsx";

/** Loneliness: a small creature in a large spiral shell. */
export function Shelly({ pose, palette }: FigureProps) {
  const Drawing = DRAWINGS[pose];
  return (
    <>
      <Shadow rx={42} x={62} />
      <Drawing pose={pose} palette={palette} />
    </>
  );
}

const DRAWINGS = { waving: Peeping, worried: Hidden, done: Out, listening: Peeping } as const;

function Peeping({ pose, palette }: FigureProps) {
  const { body, shade, blush } = palette;
  const waves = pose === "waving";
  return (
    <>
      <Clay
        d={FOOT}
        fill={body}
        shade={shade}
        from={[8, 76]}
        arms={waves ? "M18 96C10 94 5 88 6 80" : undefined}
      />
      <Face pose={pose} x={38} y={90} blush={blush} spread={14} mouth={waves ? "shy" : "calm"} />
      <Sway>
        <Shell palette={palette} />
      </Sway>
    </>
  );
}

/** Hidden in the shell; only the eyes are visible. */
function Hidden({ palette }: FigureProps) {
  return (
    <>
      <path d="M21 107C12 107 12 84 24 80L72 84L86 107Z" fill={palette.accentShade} />
      <g transform="translate(39 96)">
        <OpenEyes spread={14} />
      </g>
      <g transform="translate(0 12)">
        <Shell palette={palette} />
      </g>
    </>
  );
}

/** Outside, with the shell on its back. */
function Out({ pose, palette }: FigureProps) {
  const { body, shade, light, accent, accentShade, blush } = palette;
  return (
    <>
      <g transform="translate(40 12)scale(.68)">
        <Shell palette={palette} />
      </g>
      <Limb d="M36 105H34M56 105H58" stroke={shade} width={9} />
      <Clay
        d="M46 35C66 35 74 48 73 63C73 73 76 80 75 90C74 102 64 107 46 107S18 102 17 90C16 80 19 73 19 63C18 48 26 35 46 35Z"
        fill={body}
        shade={shade}
        from={[16, 32]}
        light={{ x: 34, y: 49, fill: light }}
        arms="M24 84C14 82 8 75 8 65"
      />
      <Limb d="M19 85C34 93 58 93 73 85" stroke={accent} width={5} />
      <circle cx="46" cy="91" r="4.5" fill={accentShade} />
      <Face pose={pose} x={46} y={66} blush={blush} spread={14} />
    </>
  );
}

const FOOT = "M9 98C7 82 16 68 38 68C66 68 92 84 110 100C115 105 112 108 105 108H20C13 108 9.5 105 9 98Z";
const SHELL =
  "M72 8C98 8 115 29 114 54C113 78 99 95 83 95C69 95 62 80 42 75C32 73 23 75 17 72C11 69 15 64 19 57C26 30 44 8 72 8Z";
const SPIRAL =
  "M35 68C35 44 51 27 71 27C88 27 98 39 97 54C96 67 86 76 75 73C64 70 61 57 69 51C76 47 83 52 81 58";

function Shell({ palette }: { readonly palette: FigureProps["palette"] }) {
  const { accent, accentShade, body } = palette;
  return (
    <>
      <Clay d={SHELL} fill={accent} shade={accentShade} from={[16, 4]} light={{ x: 44, y: 26, fill: body }} />
      <Limb d={SPIRAL} stroke={accentShade} width={5} />
    </>
  );
}
