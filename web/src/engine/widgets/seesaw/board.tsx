import type { SeesawValue } from "@mindle/domain/widgets/seesaw/definition";
import type { SeesawProps } from "@mindle/domain/widgets/seesaw/widget";
import { cssVariables } from "../../parts/css-variables.ts";
import { heap, type Pebble, SIDES, tilt } from "./balance.ts";
import styles from "./board.module.css";

interface BoardProps {
  readonly value: SeesawValue;
  readonly props: SeesawProps;
  /** A picture of what was: nothing rolls, and it goes with the page. */
  readonly isStill?: boolean;
}

/** The seesaw as it lies. What it shows is in words below it. */
export function Board({ value, props, isStill = false }: BoardProps) {
  return (
    <svg
      className={styles.board}
      viewBox={isStill ? "-170 -108 340 166" : "-170 -122 340 180"}
      data-still={isStill || undefined}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.ground} d="M-170 52q90-10 170-6t170 6v6h-340z" />
      <path
        className={styles.tuft}
        d="M-128 50q-2-10-9-14m9 14q-1-12 3-17m-3 17q3-9 10-11M112 47q-2-9-8-12m8 12q0-11 4-15m-4 15q4-7 10-8"
      />
      <path className={styles.stump} d="M-7 4h14q5 24 19 44h-52q14-20 19-44z" />
      <g className={styles.tipping} style={{ transform: `rotate(${tilt(value, props)}deg)` }}>
        {SIDES.map((side) =>
          heap(value, props, side).map((pebble) => (
            <g key={`${side}.${pebble.id}`} className={styles.lying} style={placeOf(pebble)} data-side={side}>
              <path d={STONE} />
              <text y="5">{pebble.weight}</text>
            </g>
          )),
        )}
        <rect className={styles.plank} x="-158" y="0" width="316" height="11" rx="5.5" />
      </g>
      <circle className={styles.pin} cy="5.5" r="4" />
    </svg>
  );
}

/** A pebble of radius 20, not quite round. */
const STONE = "M-20 2C-20-11-10-19 1-20S19-12 20 1 12 20-1 20-20 14-20 2Z";

function placeOf({ x, y, radius }: Pebble) {
  return cssVariables({ x: `${x}px`, y: `${y}px`, size: radius / 20, turn: `${x * 3}deg` });
}
