import { INK } from "./palette.ts";
import { Clay, Face, type FigureProps, Limb, Shadow, Sway } from "./parts.tsx";

/** Anger: a teardrop with a flame for a curl and puffed cheeks. */
export function Flippy({ pose, palette }: FigureProps) {
  const { body, shade, light } = palette;
  const puffed = pose !== "done";
  return (
    <>
      <Shadow rx={32} />
      <Limb d={ARMS[pose]} stroke={shade} width={9} />
      {pose === "worried" && <Flare accent={palette.accent} inner={palette.accentShade} />}
      <Clay d={BODIES[pose]} fill={body} shade={shade} light={{ x: 42, y: 58, fill: light }} />
      {puffed && (
        <g fill={light} opacity=".75">
          <ellipse cx="30" cy="86" rx="11" ry="10" />
          <ellipse cx="90" cy="86" rx="11" ry="10" />
        </g>
      )}
      <Face
        pose={pose}
        x={60}
        y={76}
        blush={palette.blush}
        spread={15}
        mouth={pose === "worried" ? POUT : undefined}
      />
    </>
  );
}

const POUT = <path d="M-4 10q4-4.5 8 0" fill="none" stroke={INK} strokeWidth="2.4" strokeLinecap="round" />;

const BODIES = {
  waving:
    "M52 42C56 30 48 24 54 14C60 6 74 8 75 18C76 25 67 27 66 22C64 34 74 40 82 52C90 62 104 72 103 88C102 102 88 106 60 106S18 102 17 88C16 72 30 62 38 54C44 49 50 48 52 42Z",
  worried:
    "M48 46C50 36 44 30 48 20C52 28 56 26 58 12C66 22 64 30 70 22C74 34 74 40 82 52C90 62 105 70 105 88C104 102 90 106 60 106S16 102 15 88C15 70 30 62 38 54C44 50 47 50 48 46Z",
  done: "M56 46C60 38 58 32 63 28C67 25 71 28 69 31C66 34 66 42 72 48C84 56 98 68 98 86C98 102 84 106 60 106S22 102 22 86C22 68 36 58 46 53C51 51 54 50 56 46Z",
} as const;

const ARMS = {
  waving: "M94 74L107 60M24 82L14 92",
  worried: "M20 78L8 66M100 78L112 66",
  done: "M26 84L18 94M94 84L102 94",
} as const;

function Flare({ accent, inner }: { readonly accent: string; readonly inner: string }) {
  return (
    <Sway>
      <path
        d="M34 54C28 40 38 34 36 20C46 26 48 18 56 2C66 14 72 22 82 14C82 28 92 38 84 54Z"
        fill={accent}
      />
      <path d="M44 54C40 44 48 38 50 26C58 34 62 30 64 18C72 30 80 40 74 54Z" fill={inner} />
    </Sway>
  );
}
