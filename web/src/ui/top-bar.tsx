import type { ReactNode } from "react";
import styles from "./top-bar.module.css";

/** The strip at the top of a screen: the way back or home at its start, help and language at its end. */
export function TopBar({ start, end }: { readonly start?: ReactNode; readonly end?: ReactNode }) {
  return (
    <header className={styles.bar}>
      <div className={styles.start}>{start}</div>
      <div className={styles.end}>{end}</div>
    </header>
  );
}
