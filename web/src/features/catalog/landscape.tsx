import type { Character } from "@mindle/domain/assessment/characters";
import styles from "./catalog.module.css";

interface Hills {
  readonly far: string;
  readonly near: string;
  /** Centre of the sun. */
  readonly sun: readonly [x: number, y: number];
}

/** Each child's own hills, on a ground of 360 × 140. */
const HILLS: Readonly<Record<Character, Hills>> = {
  // Even terraces.
  Riggy: {
    far: "M0 92h60V76h60V60h120v16h60v16h60v48H0Z",
    near: "M0 116h90v-12h180v12h90v24H0Z",
    sun: [78, 54],
  },
  // Soft meadows.
  Pleaser: {
    far: "M0 96q60-38 130-14t120-8 110 4v62H0Z",
    near: "M0 120q90-26 180-8t180-2v30H0Z",
    sun: [92, 50],
  },
  // Steep, close waves.
  Jumpy: {
    far: "M0 100q22-52 45 0 22-60 45 0 22-44 45 0 22-66 45 0 22-48 45 0 22-58 45 0 22-50 45 0 22-44 45 0v40H0Z",
    near: "M0 122q30-22 60 0t60 0 60 0 60 0 60 0 60 0v18H0Z",
    sun: [66, 46],
  },
  // A shore with a long wave.
  Shelly: {
    far: "M0 84h150q40 0 60-18t44 0-26 22h132v52H0Z",
    near: "M0 122q120-18 210-4t150-6v28H0Z",
    sun: [84, 52],
  },
  // A mountain with a round mouth.
  Flippy: {
    far: "M40 140 128 56q12 10 24 0l12 12q10-10 22 0l70 72Z",
    near: "M0 118q100-20 200-4t160-6v32H0Z",
    sun: [72, 56],
  },
};

/** The picture on a postcard: a child's hills under a paper sky. */
export function Landscape({ character }: { readonly character: Character }) {
  const { far, near, sun } = HILLS[character];
  return (
    <svg
      className={styles.landscape}
      viewBox="0 0 360 140"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle className={styles.sun} cx={sun[0]} cy={sun[1]} r="17" />
      <path className={styles.far} d={far} />
      <path className={styles.near} d={near} />
    </svg>
  );
}
