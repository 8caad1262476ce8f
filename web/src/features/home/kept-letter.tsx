import type { ReactNode } from "react";
import styles from "./home.module.css";

/** Beside the pot of a finished programme: its letter, folded and sealed with a seed. */
export default function KeptLetter(): ReactNode {
  return (
    <svg className={styles.letter} viewBox="0 0 64 56" aria-hidden="true">
      <path d="M5 17Q6 12 11 12L54 8Q59 8 60 13L62 44Q62 49 57 50L11 53Q6 53 5 48Z" fill="#E6D9C4" />
      <path d="M6 15Q7 11 12 11L53 7Q58 7 59 12L61 42Q61 47 56 48L11 51Q6 51 5 46Z" fill="#FFFDF8" />
      <path
        d="M7 13 34 34Q36 35 38 33L58 9"
        fill="none"
        stroke="#DCCBB0"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <circle className={styles.seal} cx="36" cy="33" r="7" />
      <path
        d="M36 37v-5M36 32l-3-2.4M36 32v-4M36 32l3-2.4"
        fill="none"
        stroke="#FFFDF8"
        strokeWidth="1.4"
        strokeLinecap="round"
      />
    </svg>
  );
}
