import type { ReactNode } from "react";
import styles from "./envelope.module.css";

interface EnvelopeProps {
  /** `open` has its paper out; `due` is sealed and may be opened. */
  readonly look: "open" | "sealed" | "due";
  /** What is written on the paper that looks out of it. */
  readonly paper?: ReactNode;
  /** What is written on the envelope. */
  readonly children?: ReactNode;
}

/** An envelope as it lies on a table, with its flap towards one. */
export function Envelope({ look, paper, children }: EnvelopeProps) {
  return (
    <span className={styles.envelope} data-look={look}>
      {look === "open" && (
        <>
          <svg className={styles.openFlap} viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 40 46 3Q50 0 54 3L100 40Z" />
          </svg>
          <span className={styles.paper}>{paper}</span>
        </>
      )}
      <span className={styles.pocket}>
        <svg className={styles.folds} viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.sides} d="M0 0 50 34 100 0V60H0Z" />
          <path className={styles.crease} d="M0 60 42 28M100 60 58 28" />
        </svg>
        {look !== "open" && (
          <>
            <svg className={styles.flap} viewBox="0 0 100 44" preserveAspectRatio="none" aria-hidden="true">
              <path d="M0 0H100L54 41Q50 45 46 41Z" />
            </svg>
            <svg className={styles.sticker} viewBox="0 0 44 44" aria-hidden="true">
              <path
                className={styles.wax}
                d="M22 2c8-1 14 4 17 10s3 15-2 21-12 10-20 8S3 33 3 23 11 3 22 2Z"
              />
              <path className={styles.coil} d="M15 30c8 3 15-1 14-7s-12-7-13-1 11 6 12-1-7-9-12-7" />
            </svg>
          </>
        )}
        <span className={styles.face}>{children}</span>
      </span>
    </span>
  );
}
