import type { ReactNode } from "react";
import styles from "./progress-ring.module.css";

interface ProgressRingProps {
  /** Percent, 0 to 100. */
  readonly value: number;
  readonly label: string;
  /** What is read out in the place of the percentage, such as "3 of 12". */
  readonly valueText?: string;
  /** Edge of the square around it, in CSS pixels at the usual text size. */
  readonly size?: number;
  /** In its middle. */
  readonly children?: ReactNode;
}

const REM = 16;
const STROKE = 11;
const RADIUS = (112 - STROKE) / 2;

/** How far along something is, closing in a circle. Grows with the size of the text, for the sake of its middle. */
export function ProgressRing({ value, label, valueText, size = 112, children }: ProgressRingProps) {
  const percent = Math.min(100, Math.max(0, value));
  const edge = `${size / REM}rem`;
  return (
    <div
      className={styles.ring}
      style={{ inlineSize: edge, blockSize: edge }}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      aria-valuetext={valueText}
    >
      <svg className={styles.circle} viewBox="0 0 112 112" aria-hidden="true">
        <circle className={styles.track} cx="56" cy="56" r={RADIUS} strokeWidth={STROKE} />
        {/* A round end would draw a dot for nothing at all. */}
        {percent > 0 && (
          <circle
            className={styles.fill}
            cx="56"
            cy="56"
            r={RADIUS}
            strokeWidth={STROKE}
            pathLength="100"
            strokeDasharray={`${percent} 100`}
          />
        )}
      </svg>
      <div className={styles.middle}>{children}</div>
    </div>
  );
}
