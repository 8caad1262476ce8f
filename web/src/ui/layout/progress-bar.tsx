import styles from "./progress-bar.module.css";

interface ProgressBarProps {
  /** Percent, 0 to 100. */
  readonly value: number;
  readonly label: string;
}

/** Linear progress. */
export function ProgressBar({ value, label }: ProgressBarProps) {
  const percent = Math.min(100, Math.max(0, value));
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
    >
      <div className={styles.fill} style={{ transform: `translateX(${percent - 100}%)` }} />
    </div>
  );
}
