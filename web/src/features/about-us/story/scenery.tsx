import { CharacterArt } from "../../../ui/pictures/characters/character-art.tsx";
import type { Figure } from "../../../ui/pictures/characters/palette.ts";
import type { Pose } from "../../../ui/pictures/characters/parts.tsx";
import styles from "./scenery.module.css";

// Every scene is drawn in 320 × 190 with the pavement at y = 160 and extends beyond its frame on all sides but below: a wide
// panel shows more of the street, a tall one more of the sky.

const PAVEMENT = 160;

/** Height of a figure's feet in its own picture, as a share of the picture's edge. */
const FEET = 108 / 120;

interface StandProps {
  readonly character: Figure;
  readonly pose: Pose;
  /** Horizontal centre of the figure. */
  readonly x: number;
  readonly size: number;
  /** How far its shadow is above the pavement's edge. */
  readonly lift?: number;
}

/** A figure on the pavement. */
export function Stand({ character, pose, x, size, lift = 0 }: StandProps) {
  return (
    <g transform={`translate(${x - size / 2} ${PAVEMENT + 6 - lift - size * FEET})`}>
      <CharacterArt character={character} pose={pose} size={size} />
    </g>
  );
}

/** Paving stones, laid by hand, and the crack at `crack` that something grows out of. */
export function Pavement({ crack }: { readonly crack: number }) {
  return (
    <>
      <path
        className={styles.stone}
        d="M-640 161q80-5 160-1t160-2 160 1 160-1 160 2 160-2 160 1 160-1 160 2V240H-640Z"
      />
      <path
        className={styles.joint}
        d="M-480 160l-8 40M-352 160l-6 40M-212 159l-8 40M-80 160l-7 40M56 160l-9 36M180 161l-5 36M318 160l-6 40M452 159l-8 40M584 160l-6 40M716 160l-7 40"
      />
      <path className={styles.crack} d={`M${crack} 160l-5 9 8 7-7 12`} />
    </>
  );
}

/** Drifting seeds, each at its place and turned. */
export function Seeds({ at }: { readonly at: readonly (readonly [x: number, y: number, turn: number])[] }) {
  return (
    <g className={styles.seed}>
      {at.map(([x, y, turn]) => (
        <path
          key={`${x} ${y}`}
          d="M0 0V-11M0-11l-6-5M0-11v-7M0-11l6-5"
          transform={`translate(${x} ${y})rotate(${turn})`}
        />
      ))}
    </g>
  );
}
