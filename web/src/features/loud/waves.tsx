import styles from "./loud.module.css";

/** A sound that settles. */
export function Waves() {
  return (
    <svg className={styles.waves} viewBox="0 0 240 48" aria-hidden="true" focusable="false">
      <path d="M4 24c4-26 10-26 14 0s10 26 14 0 10-22 14 0 10 22 14 0 10-16 14 0 10 16 14 0 10-10 14 0 10 10 14 0 10-5 14 0 10 5 14 0 12-2 18 0h58" />
    </svg>
  );
}
