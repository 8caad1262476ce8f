import type { ReactNode } from "react";
import styles from "./top-bar.module.css";

/** Header of a screen: back or home link at its start, help and language at its end. */
export function TopBar({ start, end }: { readonly start?: ReactNode; readonly end?: ReactNode }) {
  return (
    <header className={styles.bar}>
      <div className={styles.start}>{start}</div>
      <div className={styles.end}>{end}</div>
    </header>
  );
}
