import type { ReactNode } from "react";
import styles from "./pot.module.css";

interface PotProps {
  /** Width and height of the drawing in it, in CSS pixels. The pot adds a quarter to the height. */
  readonly size: number;
  /** A drawing that grows from its lower edge: of the mascot, or `Growth`. */
  readonly children: ReactNode;
}

/** A clay pot with a stripe in the tone's colour, and what grows in it. */
export function Pot({ size, children }: PotProps) {
  return (
    <span className={styles.pot} style={{ inlineSize: `${size}px`, blockSize: `${size * 1.25}px` }}>
      {children}
      <svg className={styles.clay} viewBox="0 0 80 44" aria-hidden="true">
        <path className={styles.body} d="M8 8h64l-7 31q-25 8-50 0Z" />
        <path className={styles.shade} d="M50 8h22l-7 31q-9 3-18 4 6-16 3-35Z" />
        <path className={styles.stripe} d="M10.5 19h59l-2 8.5q-27 5-55 0Z" />
        <rect className={styles.rim} x="3" y="0" width="74" height="13" rx="5" />
      </svg>
    </span>
  );
}
