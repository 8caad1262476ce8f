import styles from "./torn-edge.module.css";

/** Heights of the paper's fibres from left to right, in thousandths of the strip: uneven, as a hand tears. */
const FIBRES = [
  420, 560, 380, 610, 500, 720, 460, 640, 330, 540, 430, 690, 560, 780, 510, 620, 400, 580, 300, 520, 440,
  660, 540, 710, 470, 590, 350, 500, 420, 630, 560, 740, 480, 600, 380, 550, 460, 680, 520, 430,
];

const STEP = 1000 / (FIBRES.length - 1);

/** The tear from left to right, to go on after its first point: a line through a space of 1000 × 1000. */
export const TEAR = FIBRES.map((height, index) => `L${Math.round(index * STEP)} ${height}`).join("");

/** A hand-torn paper edge in the colour of what comes below. At most one on a screen. */
export function TornEdge() {
  return (
    <svg className={styles.edge} viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 1000${TEAR}L1000 1000Z`} />
    </svg>
  );
}
