import styles from "./stamp.module.css";

/** Two passes of a round brush, and two strokes: pressed by hand, not quite even. */
const PATHS = {
  o: "M25 8.5C14 8 7.5 15.5 8 24.5 8.5 34 15.5 40.5 24.5 40 34 39.5 40.5 32.5 40 23.5 39.5 14.5 33.5 8.8 23 8.8",
  x: "M11 10.5C18 18.5 29 30 37.5 38M37 10C30.5 16.5 19 29.5 10.5 38.5",
} as const;

type Mark = keyof typeof PATHS;

export const MARKS: readonly Mark[] = ["o", "x"];

/** `data-state` of what a stamp lies on: pressed, or left because the other one is. */
export function stampState(mark: Mark, answer: Mark | undefined): "pressed" | "left" | undefined {
  if (answer === undefined) return undefined;
  return answer === mark ? "pressed" : "left";
}

interface StampProps {
  readonly mark: Mark;
  /** What it means. */
  readonly meaning: string;
}

/** The face of a stamp, and what it means. */
export function Stamp({ mark, meaning }: StampProps) {
  return (
    <span className={styles.stamp}>
      <StampMark mark={mark} />
      <span className={styles.meaning}>{meaning}</span>
    </span>
  );
}

/** O or X in ink. */
export function StampMark({ mark, size = 48 }: { readonly mark: Mark; readonly size?: number }) {
  return (
    <svg
      className={styles.mark}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[mark]} />
    </svg>
  );
}
