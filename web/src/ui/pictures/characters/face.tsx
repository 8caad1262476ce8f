import { INK } from "./palette.ts";
import type { Pose } from "./parts.tsx";

/** `sad` brows rise much towards the middle, `soft` ones a little; `cross` brows sink. */
type Brows = "none" | "sad" | "soft" | "cross";

type Mouth = "prim" | "open" | "shy" | "pout" | "wobble" | "content" | "calm";

interface FaceProps {
  /** Centre between the eyes. */
  readonly x: number;
  readonly y: number;
  readonly pose: Pose;
  readonly blush: string;
  /** Half the distance between the eyes. */
  readonly spread: number;
  /** Overrides the default of the pose. */
  readonly mouth?: Mouth;
  readonly brows?: Brows;
}

const DEFAULTS: Readonly<Record<Pose, { readonly mouth: Mouth; readonly brows: Brows }>> = {
  waving: { mouth: "open", brows: "none" },
  worried: { mouth: "wobble", brows: "sad" },
  done: { mouth: "content", brows: "none" },
  listening: { mouth: "calm", brows: "soft" },
};

/** Face of all figures: two dot eyes low and wide apart, two blush spots, a small mouth. */
export function Face({
  x,
  y,
  pose,
  blush,
  spread,
  mouth = DEFAULTS[pose].mouth,
  brows = DEFAULTS[pose].brows,
}: FaceProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Blush spread={spread} fill={blush} />
      {pose === "done" ? <ClosedEyes spread={spread} /> : <OpenEyes spread={spread} />}
      {brows !== "none" && <path d={browsAt(spread, BROWS[brows])} {...LINE} />}
      <path d={MOUTHS[mouth]} {...LINE} fill={mouth === "open" ? INK : "none"} />
      {mouth === "open" && <path d="M-2.7 11.6Q0 8.8 2.7 11.6Q0 14.6-2.7 11.6Z" fill={blush} />}
    </g>
  );
}

/** How lines of a face are drawn. */
export const LINE = {
  fill: "none",
  stroke: INK,
  strokeWidth: 2.5,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/** From the centre between the eyes. */
export const MOUTHS: Readonly<Record<Mouth, string>> = {
  prim: "M-4.5 8Q0 11.5 4.5 8",
  open: "M-4.6 7.4Q0 9 4.6 7.4Q4 13.4 0 13.4T-4.6 7.4Z",
  shy: "M-3 8Q0 10.5 3 8",
  pout: "M-4 11Q0 6.5 4 11",
  wobble: "M-5.5 11Q-3 7-.5 9.6T5.5 8.6",
  content: "M-5 7Q0 12.5 5 7",
  calm: "M-3 9.6Q0 10.6 3 9.6",
};

export function Blush({ spread, fill }: { readonly spread: number; readonly fill: string }) {
  return (
    <g fill={fill}>
      <ellipse cx={-spread - 4.5} cy="9" rx="5.2" ry="3.6" />
      <ellipse cx={spread + 4.5} cy="9" rx="5.2" ry="3.6" />
    </g>
  );
}

/** Eyes looking ahead, with a highlight. */
export function OpenEyes({ spread }: { readonly spread: number }) {
  return (
    <>
      <g fill={INK}>
        <ellipse cx={-spread} rx="4" ry="5" />
        <ellipse cx={spread} rx="4" ry="5" />
      </g>
      <g fill="#FFF">
        <circle cx={1.3 - spread} cy="-1.9" r="1.5" />
        <circle cx={1.3 + spread} cy="-1.9" r="1.5" />
      </g>
    </>
  );
}

/** Path of two closed eyes, each so far from the centre. */
export function closedEyes(spread: number): string {
  return `M${-spread - 4.5} 2q4.5-6 9 0M${spread - 4.5} 2q4.5-6 9 0`;
}

function ClosedEyes({ spread }: { readonly spread: number }) {
  return <path d={closedEyes(spread)} {...LINE} strokeWidth="2.8" />;
}

/** Heights above the eye of a brow's outer end, bend and inner end. */
const BROWS = {
  sad: [-7.5, -9, -12],
  soft: [-8, -10, -11],
  cross: [-11.5, -11, -7.5],
} as const;

function browsAt(spread: number, [outer, bend, inner]: readonly [number, number, number]): string {
  return [-1, 1]
    .map(
      (side) =>
        `M${side * (spread + 5)} ${outer}Q${side * (spread - 1)} ${bend} ${side * (spread - 4)} ${inner}`,
    )
    .join("");
}
