import { Face } from "./face.tsx";
import { Clay, type FigureProps, Limb, Mirrored, Shadow, Sway } from "./parts.tsx";

const BODY =
  "M60 43C64 43 66 47 71 48C90 53 101 67 101 84C101 100 88 107 60 107S19 100 19 84C19 67 30 53 49 48C54 47 56 43 60 43Z";

/** Low self-esteem: a low dumpling with drooping ears, both hands held out to others. */
export function Pleaser({ pose, palette }: FigureProps) {
  const { body, shade, light, blush } = palette;
  return (
    <>
      <Shadow rx={38} />
      {pose !== "worried" && <Ears {...{ pose, palette }} />}
      <Clay d={BODY} fill={body} shade={shade} from={[18, 44]} light={{ x: 41, y: 60, fill: light }} />
      <Limb d="M60 46V55M54 50C53 53 51 55 49 57M66 50C67 53 69 55 71 57" stroke={shade} width={2.8} />
      <Face pose={pose} x={60} y={75} blush={blush} spread={18} />
      {pose === "worried" && <Ears {...{ pose, palette }} />}
      <Mirrored>
        <Hand {...{ pose, palette }} />
      </Mirrored>
    </>
  );
}

const EARS = {
  waving: "M45 55C41 42 27 34 16 39C5 46 0 63 3 76C5 86 18 87 22 78C26 69 34 65 45 55Z",
  worried:
    "M49 48C40 37 24 41 15 54C7 66 5 84 10 94C14 101 23 100 26 92C30 80 31 68 45 60C51 57 53 52 49 48Z",
  done: "M46 55C43 40 30 31 17 37C5 43-2 58 2 69C6 78 17 77 22 70C28 62 37 61 46 55Z",
  listening: "M45 55C41 42 27 34 16 39C5 46 0 63 3 76C5 86 18 87 22 78C26 69 34 65 45 55Z",
} as const;

function Ears({ pose, palette }: FigureProps) {
  return (
    <Sway>
      <Mirrored>
        <Clay d={EARS[pose]} fill={palette.accent} shade={palette.accentShade} from={[4, 36]} />
      </Mirrored>
    </Sway>
  );
}

const HANDS = {
  waving: "translate(19 93)rotate(18)",
  worried: "translate(24 96)rotate(-28)",
  done: "translate(48 96)rotate(20)",
  listening: "translate(48 96)rotate(20)",
} as const;

/** Hands held out; pulling the ears down along the cheeks; resting on the belly. */
function Hand({ pose, palette }: FigureProps) {
  return (
    <g transform={HANDS[pose]}>
      <ellipse cx=".8" cy="1.8" rx="12" ry="8.5" fill={palette.shade} />
      <ellipse
        rx="11.5"
        ry="8"
        fill={pose === "done" || pose === "listening" ? palette.accent : palette.body}
      />
      {pose === "waving" && <ellipse cx=".5" cy="-1.5" rx="8" ry="4.6" fill={palette.light} />}
    </g>
  );
}
