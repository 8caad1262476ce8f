import type { ReactNode } from "react";
import styles from "./note.module.css";

interface NoteProps {
  /** What holds it: the tongs, or a clothes-peg while it waits. */
  readonly by: "tongs" | "peg";
  /** Folded up, it shows its first line only. */
  readonly isFolded?: boolean;
  readonly children: ReactNode;
}

/** A request on a slip of paper. */
export function Note({ by, isFolded = false, children }: NoteProps) {
  return (
    <div className={styles.held} data-by={by}>
      {by === "tongs" ? <Tongs /> : <Peg />}
      <div className={styles.paper} data-folded={isFolded || undefined}>
        {children}
      </div>
    </div>
  );
}

function Tongs() {
  return (
    <svg className={styles.tongs} viewBox="0 0 96 72" aria-hidden="true">
      <path className={styles.far} d="M44 0C30 10 24 34 39 62q3 6 8 4 4-2 2-7C39 38 42 18 56 6Z" />
      <path className={styles.near} d="M52 0c16 8 24 34 8 62q-3 6-8 4-4-2-2-7C62 38 56 18 42 8Z" />
      <path className={styles.light} d="M57 10c8 9 10 24 5 36" />
    </svg>
  );
}

function Peg() {
  return (
    <svg className={styles.peg} viewBox="0 0 40 60" aria-hidden="true">
      <path className={styles.far} d="M9 4q5-4 8 1l5 49q-1 5-6 4-4-1-5-5L6 10Q6 6 9 4Z" />
      <path className={styles.near} d="M31 4q-5-4-8 1l-5 49q1 5 6 4 4-1 5-5l5-43q0-4-3-6Z" />
      <path className={styles.spring} d="M10 26q10-6 20 0v6q-10-6-20 0Z" />
    </svg>
  );
}
