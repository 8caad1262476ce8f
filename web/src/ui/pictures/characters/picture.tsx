import type { ReactNode } from "react";
import styles from "./picture.module.css";

interface PictureProps {
  /** Width and height of the view box. */
  readonly space: number;
  /** Width and height in CSS pixels. */
  readonly size: number;
  /** Accessible name; decorative without one. */
  readonly label: string | undefined;
  readonly children: ReactNode;
}

/** The svg element of all drawings, either named or hidden from assistive technology. */
export function Picture({ space, size, label, children }: PictureProps) {
  const frame = { className: styles.picture, viewBox: `0 0 ${space} ${space}`, width: size, height: size };
  if (label === undefined) {
    return (
      <svg {...frame} aria-hidden="true">
        {children}
      </svg>
    );
  }
  return (
    <svg {...frame} role="img" aria-label={label}>
      <title>{label}</title>
      {children}
    </svg>
  );
}
