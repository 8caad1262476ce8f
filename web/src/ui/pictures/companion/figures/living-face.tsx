import { Blush, closedEyes, LINE, MOUTHS, OpenEyes } from "../../characters/face.tsx";
import { INK } from "../../characters/palette.ts";
import { Joint } from "./living-parts.tsx";

interface LivingFaceProps {
  /** Centre between the eyes. */
  readonly x: number;
  readonly y: number;
  readonly blush: string;
  /** Half the distance between the eyes. */
  readonly spread: number;
  readonly smile?: "prim" | "open" | "shy";
  readonly worry?: "pout" | "wobble";
}

/** The face of a companion: of its eyes and mouths the style sheet shows those of its mood. */
export function LivingFace({ x, y, blush, spread, smile = "open", worry = "wobble" }: LivingFaceProps) {
  const brow = (side: number) =>
    `M${side * (spread + 5)} -8Q${side * (spread - 1)} -10 ${side * (spread - 4)} -11`;
  return (
    <g transform={`translate(${x} ${y})`}>
      <Blush spread={spread} fill={blush} />
      <Joint name="eyes" at={[0, 0]}>
        <OpenEyes spread={spread} />
      </Joint>
      <g {...LINE}>
        <path data-face="closed" d={closedEyes(spread)} />
        <Joint name="brow-left" at={[-spread, -10]}>
          <path d={brow(-1)} />
        </Joint>
        <Joint name="brow-right" at={[spread, -10]}>
          <path d={brow(1)} />
        </Joint>
        <path data-face="calm" d={MOUTHS.calm} />
        <path data-face="worry" d={MOUTHS[worry]} />
        <path data-face="smile" d={MOUTHS[smile]} fill={smile === "open" ? INK : "none"} />
      </g>
    </g>
  );
}
