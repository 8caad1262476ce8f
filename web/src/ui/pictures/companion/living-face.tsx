import { browsAt, ClosedEyes, LINE, MouthLine, OpenEyes } from "../characters/face.tsx";
import { Joint, type LivingFaceProps } from "../characters/parts.tsx";

/** The face of a companion: of its eyes and mouths the style sheet shows those of its mood. */
export function livingFace({ spread, blush, smile, worry }: LivingFaceProps) {
  const [left, right] = browsAt(spread, "soft");
  return (
    <>
      <Joint name="eyes" at={[0, 0]}>
        <OpenEyes spread={spread} />
      </Joint>
      <g data-face="closed">
        <ClosedEyes spread={spread} />
      </g>
      <Joint name="brow-left" at={[-spread, -10]}>
        <path d={left} {...LINE} />
      </Joint>
      <Joint name="brow-right" at={[spread, -10]}>
        <path d={right} {...LINE} />
      </Joint>
      <g data-face="smile">
        <MouthLine mouth={smile} blush={blush} />
      </g>
      <g data-face="calm">
        <MouthLine mouth="calm" blush={blush} />
      </g>
      <g data-face="worry">
        <MouthLine mouth={worry} blush={blush} />
      </g>
    </>
  );
}
