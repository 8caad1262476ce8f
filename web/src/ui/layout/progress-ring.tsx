import type { ReactNode } from "react";
import styles from "./progress-ring.module.css";

interface ProgressRingProps {
  /** Percent, 0 to 100. */
  readonly value: number;
  /** Percent that is recommended by now: a lighter arc below the filled one. */
  readonly recommended: number;
  readonly label: string;
  /** Announced instead of the percentage, such as "3 of 12". */
  readonly valueText: string;
  /** Content in the centre. */
  readonly children: ReactNode;
}

/** At the default text size, in CSS pixels (specification). */
const DIAMETER = 112;
const REM = 16;
const STROKE = 11;
const RADIUS = (DIAMETER - STROKE) / 2;

/** Circular progress. Scales with the text size, because there is text in its centre, up to half of the screen. */
export function ProgressRing({ value, recommended, label, valueText, children }: ProgressRingProps) {
  const percent = clamped(value);
  const diameter = `min(${DIAMETER / REM}rem, 50vw)`;
  return (
    <div
      className={styles.ring}
      style={{ inlineSize: diameter, blockSize: diameter }}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      aria-valuetext={valueText}
    >
      <svg className={styles.circle} viewBox="0 0 112 112" aria-hidden="true">
        <circle className={styles.track} cx="56" cy="56" r={RADIUS} strokeWidth={STROKE} />
        <Arc className={styles.recommended} percent={clamped(recommended)} />
        <Arc className={styles.fill} percent={percent} />
      </svg>
      <div className={styles.center}>{children}</div>
    </div>
  );
}

function clamped(percent: number): number {
  return Math.min(100, Math.max(0, percent));
}

function Arc({ className, percent }: { readonly className: string | undefined; readonly percent: number }) {
  // A round line cap would draw a dot at 0 percent.
  if (percent === 0) return null;
  return (
    <circle
      className={className}
      cx="56"
      cy="56"
      r={RADIUS}
      strokeWidth={STROKE}
      pathLength="100"
      strokeDasharray={`${percent} 100`}
    />
  );
}
