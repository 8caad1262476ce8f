import type { Place } from "./podium.ts";
import styles from "./stone-pile.module.css";

/** The first in the middle, as on a podium. */
export function columnOf(place: Place, places: readonly Place[]): number {
  if (place === "gold") return places.length > 1 ? 2 : 1;
  return place === "silver" ? 1 : 3;
}

/** Of a stone, and how much of it is seen below the next one. */
const HEIGHT = 30;
const SEEN = 26;

/** Stones from the lowest to the highest: each rests a little off the middle of the one below. */
const STONES = [
  "M4 16C3 6 20 1 48 2s50 4 49 15-24 13-50 12S5 26 4 16Z",
  "M13 17c-3-9 12-15 36-15s41 6 40 14-20 13-42 13-31-3-34-12Z",
  "M22 16C20 7 33 2 52 2s32 5 31 13-14 14-32 14-27-4-29-13Z",
] as const;

interface StonePileProps {
  /** From one to three: the more, the higher the place. */
  readonly stones: number;
  /** Written on the lowest. */
  readonly number: number;
}

/** Stones piled on one another. */
export function StonePile({ stones, number }: StonePileProps) {
  const height = SEEN * stones + HEIGHT - SEEN;
  return (
    <svg className={styles.pile} viewBox={`0 0 100 ${height}`} aria-hidden="true" focusable="false">
      {STONES.slice(0, stones).map((d, at) => (
        <path
          key={d}
          className={styles.stone}
          data-at={at}
          d={d}
          transform={`translate(0 ${height - HEIGHT - SEEN * at})`}
        />
      ))}
      <text className={styles.number} x="50" y={height - 9}>
        {number}
      </text>
    </svg>
  );
}
