import type { ReactNode } from "react";
import type { Sky } from "../pictures/sky.ts";
import styles from "./windowsill.module.css";

interface WindowsillProps {
  readonly sky: Sky;
  /** Accessible name of the whole picture. */
  readonly label: string;
  /** `tall` where it is the picture of the screen. */
  readonly height?: "low" | "tall";
  /** What stands on the sill: pots. */
  readonly children: ReactNode;
}

/** A picture of a window with hills, a sky of the time of day, and a sill. */
export function Windowsill({ sky, label, height = "low", children }: WindowsillProps) {
  return (
    <div className={styles.scene} data-sky={sky} data-height={height} role="img" aria-label={label}>
      <svg className={styles.stars} viewBox="0 0 360 120" aria-hidden="true">
        <circle cx="66" cy="34" r="2.4" />
        <circle cx="118" cy="70" r="1.8" />
        <circle cx="152" cy="26" r="1.8" />
        <circle cx="214" cy="58" r="2.4" />
        <circle cx="306" cy="84" r="1.8" />
      </svg>
      <svg className={styles.sun} viewBox="0 0 48 48" aria-hidden="true">
        {sky === "night" ? (
          <path d="M30 5A20 20 0 1 0 43 32 16 16 0 0 1 30 5Z" />
        ) : (
          <circle cx="24" cy="24" r="20" />
        )}
      </svg>
      <svg
        className={styles.hills}
        viewBox="0 0 360 180"
        preserveAspectRatio="xMidYMax meet"
        aria-hidden="true"
      >
        <path
          className={styles.far}
          d="M-900 132q150-40 300-14t240-16 200 14 160 12q60-34 128-16t118-12 114 2q120-30 230 2t210-14 200 20v90H-900Z"
        />
        <path
          className={styles.near}
          d="M-900 150q220-34 440-8t460 4q92-22 180-6t180-4q180-26 330 2t310-6v68H-900Z"
        />
      </svg>
      <span className={styles.bars} />
      <svg className={styles.curtain} viewBox="0 0 74 152" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0h74q4 30-14 62t-12 90H0Z" />
      </svg>
      <svg className={styles.curtain} viewBox="0 0 74 152" preserveAspectRatio="none" aria-hidden="true">
        <path d="M74 0H0q-4 30 14 62t12 90h48Z" />
      </svg>
      <span className={styles.board} />
      <span className={styles.things}>{children}</span>
    </div>
  );
}
