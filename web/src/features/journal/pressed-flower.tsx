import styles from "./sheet.module.css";

/** Stems and heads of pressed plants; which one a sheet has follows from its step. */
const PLANTS = [
  {
    stem: "M30 76Q34 44 28 20M30 56q10-6 14-14M31 64q-10-4-14-12",
    heads: [
      [28, 16, 10],
      [45, 39, 5],
    ],
  },
  {
    stem: "M30 76Q24 50 34 26M29 60q-10-8-10-18M31 50q8-4 14-2",
    heads: [
      [35, 20, 9],
      [18, 38, 6],
      [47, 47, 4],
    ],
  },
  {
    stem: "M30 76V22M30 62q12-2 16-12M30 50q-12-2-16-12",
    heads: [
      [30, 16, 8],
      [47, 47, 6],
      [13, 35, 6],
    ],
  },
] as const;

/** Decoration: a flower that was pressed between the pages. */
export function PressedFlower({ seed }: { readonly seed: string }) {
  const number = [...seed].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const plant = PLANTS[number % PLANTS.length] ?? PLANTS[0];
  return (
    <svg className={styles.flower} viewBox="0 0 60 80" aria-hidden="true">
      <path className={styles.stem} d={plant.stem} />
      {plant.heads.map(([x, y, size]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          {[0, 72, 144, 216, 288].map((turn) => (
            <ellipse
              key={turn}
              className={styles.petal}
              cy={-size * 0.6}
              rx={size * 0.42}
              ry={size * 0.62}
              transform={`rotate(${turn})`}
            />
          ))}
          <circle className={styles.heart} r={size * 0.32} />
        </g>
      ))}
    </svg>
  );
}
