import styles from "./landscape.module.css";
import { groundAt, groundPath, HILL } from "./places.ts";

/** Ratings from one to another, both included. */
export interface RatingRange {
  readonly from: number;
  readonly to: number;
}

interface LandscapeProps {
  readonly height: number;
  /** A good place to begin, drawn into the slope. */
  readonly begin: RatingRange | undefined;
}

const STEPS = Array.from({ length: 11 }, (_, at) => groundAt(at * 10));
const BENCH = groundAt(50);
const TOP = groundAt(100);

/** A hill with steps, a bench halfway and a tree on the top. */
export function Landscape({ height, begin }: LandscapeProps) {
  const slope = groundPath(0, 100);
  return (
    <svg className={styles.landscape} viewBox={`0 0 100 ${height}`} aria-hidden="true" focusable="false">
      <path className={styles.far} d={`M0 62C18 44 34 58 52 46S86 26 100 30V${HILL + 4}H0Z`} />
      <circle className={styles.sun} cx="15" cy="17" r="6" data-tone="jumpy" />
      <g className={styles.tree}>
        <path d={`M${TOP.x + 3} ${TOP.y + 1}v-9`} />
        <circle cx={TOP.x + 3} cy={TOP.y - 11} r="4.6" data-tone="mindle" />
      </g>
      <path className={styles.hill} d={`${slope}L100 ${TOP.y}V${HILL + 4}H0V74Z`} />
      {begin !== undefined && <path className={styles.begin} d={groundPath(begin.from, begin.to)} />}
      {STEPS.map(({ x, y }) => (
        <ellipse key={x} className={styles.step} cx={x} cy={y + 1.4} rx="3" ry="1.3" />
      ))}
      <g className={styles.bench} transform={`translate(${BENCH.x} ${BENCH.y})`}>
        <path d="M-6.5-3.2h13M-6-6.2h12M-5 0v-6.2M5 0v-6.2" />
      </g>
      <path className={styles.meadow} d={`M0 ${HILL}c14-4 30 2 50-1s36-2 50 1V${height}H0Z`} />
      {[0, 50, 100].map((rating) => {
        const { x, y } = groundAt(rating);
        return (
          <text key={rating} className={styles.figure} x={x} y={Math.min(y + 8, HILL - 2.5)}>
            {rating}
          </text>
        );
      })}
    </svg>
  );
}
