import styles from "./torn-edge.module.css";

/** Irregular heights of the edge from left to right, in thousandths. */
const HEIGHTS = [
  420, 560, 380, 610, 500, 720, 460, 640, 330, 540, 430, 690, 560, 780, 510, 620, 400, 580, 300, 520, 440,
  660, 540, 710, 470, 590, 350, 500, 420, 630, 560, 740, 480, 600, 380, 550, 460, 680, 520, 430,
];

const STEP = 1000 / (HEIGHTS.length - 1);

/** Path of the edge after its first point, in a 1000 × 1000 view box. */
export const TORN_PATH = HEIGHTS.map((height, index) => `L${Math.round(index * STEP)} ${height}`).join("");

/** A torn paper edge in the colour of the section below. At most one on a screen. */
export function TornEdge() {
  return (
    <svg className={styles.edge} viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 1000${TORN_PATH}L1000 1000Z`} />
    </svg>
  );
}
