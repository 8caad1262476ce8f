import type { ReactNode } from "react";
import styles from "./picture.module.css";

interface PictureProps {
  /** Width and height of the view box. */
  readonly space: number;
  /** Width and height in CSS pixels. */
  readonly size: number;
  readonly children: ReactNode;
}

/** The svg element of all drawings: decoration, hidden from assistive technology. */
export function Picture({ space, size, children }: PictureProps) {
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${space} ${space}`}
      width={size}
      height={size}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
