import type { ReactNode } from "react";
import { At, COLOURS, RiggyAt, Slide } from "./scenery.tsx";

/** The three places at which Riggy's loop can be touched (d3-s4). */
export const LOOP_SLIDES = {
  "loop-hear": (
    <Slide>
      <Loop place={0}>
        <path
          d="M-20-18H20Q28-18 28-10V8Q28 16 20 16H2L-10 26L-8 16H-20Q-28 16-28 8V-10Q-28-18-20-18Z"
          fill={COLOURS.slip}
        />
        <path
          d="M-16-2L-8-8L0-2L8-8L16-2"
          fill="none"
          stroke={COLOURS.sheet}
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </Loop>
      <RiggyAt pose="worried" x={244} y={184} scale={1.1} />
    </Slide>
  ),
  "loop-less": (
    <Slide>
      <Loop place={1}>
        <path
          d="M-23-14V14M-12-14V14M-1-14V14M10-14V14"
          stroke={COLOURS.blot}
          strokeWidth="6.5"
          strokeLinecap="round"
        />
        <path
          d="M22-14V14"
          stroke={COLOURS.line}
          strokeWidth="6.5"
          strokeLinecap="round"
          strokeDasharray="1 9"
        />
      </Loop>
      <RiggyAt pose="waving" x={244} y={184} scale={1.1} />
    </Slide>
  ),
  "loop-ask": (
    <Slide>
      <Loop place={2}>
        <path
          d="M-10-10C-10-22 12-22 11-9C10 0 0 0 0 9"
          fill="none"
          stroke={COLOURS.leafShade}
          strokeWidth="6.5"
          strokeLinecap="round"
        />
        <circle cy="21" r="4.4" fill={COLOURS.leafShade} />
      </Loop>
      <RiggyAt pose="done" x={244} y={184} scale={1.1} />
    </Slide>
  ),
};

/** Where the three places are on the loop. */
const PLACES = [
  [98, 42],
  [150, 120],
  [46, 120],
] as const;

/** A loop of three parts; what is at one of its places is shown, where it also has a gap. */
function Loop({ place, children }: { readonly place: 0 | 1 | 2; readonly children: ReactNode }) {
  const [x, y] = PLACES[place];
  return (
    <>
      <circle cx="98" cy="94" r="58" fill="none" stroke={COLOURS.wallShade} strokeWidth="12" />
      {PLACES.map(([at, down], index) =>
        index === place ? null : <circle key={at} cx={at} cy={down} r="15" fill="#A892E6" />,
      )}
      <circle cx={x} cy={y} r="44" fill={COLOURS.wall} />
      <circle cx={x} cy={y} r="38" fill={COLOURS.sheet} />
      <At x={x} y={y}>
        {children}
      </At>
    </>
  );
}
