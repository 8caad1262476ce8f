import { Clay, Face, type FigureProps, Limb, Shadow, Sway } from "./parts.tsx";

const BODY = "M60 44C82 44 101 58 101 81C101 99 88 106 60 106S19 99 19 81C19 58 38 44 60 44Z";

/** Low self-esteem: a low dumpling with drooping ears, both hands held out to others. */
export function Pleaser({ pose, palette }: FigureProps) {
  const { body, shade, light } = palette;
  return (
    <>
      <Shadow rx={38} />
      <Clay d={BODY} fill={body} shade={shade} light={{ x: 47, y: 53, fill: light }} />
      <Limb
        d="M60 46C57 40 61 37 60 33M52 50C50 46 52 43 54 41M68 50C70 46 68 43 66 41"
        stroke={shade}
        width={3.5}
      />
      <Face pose={pose} x={60} y={72} blush={palette.blush} spread={17} />
      <Ears {...{ pose, palette }} />
      <Hands {...{ pose, palette }} />
    </>
  );
}

const EARS = {
  waving: "M46 47C40 36 28 35 20 45C12 56 7 76 9 88C10 97 22 98 26 88C31 76 34 62 46 47Z",
  worried: "M47 46C38 36 26 41 24 54C22 68 26 82 35 85C45 88 56 82 57 73C58 63 53 54 47 46Z",
  done: "M46 47C40 34 26 32 15 40C5 48-1 62 3 70C7 77 17 74 22 68C29 60 36 55 46 47Z",
} as const;

function Ears({ pose, palette }: FigureProps) {
  const ear = <Clay d={EARS[pose]} fill={palette.shade} shade={palette.accentShade} />;
  return (
    <Sway>
      {ear}
      <g transform="matrix(-1 0 0 1 120 0)">{ear}</g>
    </Sway>
  );
}

const HANDS = {
  waving: { x: 37, y: 96, turn: -24 },
  worried: { x: 41, y: 88, turn: 20 },
  done: { x: 50, y: 95, turn: 14 },
} as const;

/** Held out, palms up; pressed on the ears; at rest on its own belly. */
function Hands({ pose, palette }: FigureProps) {
  const { x, y, turn } = HANDS[pose];
  const hand = (
    <g transform={`translate(${x} ${y})rotate(${turn})`}>
      <ellipse cx="1" cy="2.5" rx="11.5" ry="8" fill={palette.shade} />
      <ellipse rx="11" ry="7.5" fill={palette.accent} />
    </g>
  );
  return (
    <>
      {hand}
      <g transform="matrix(-1 0 0 1 120 0)">{hand}</g>
    </>
  );
}
