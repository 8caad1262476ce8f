import type { ReactNode } from "react";
import styles from "./picture.module.css";

interface PictureProps {
  /** Edge of the square drawing space. */
  readonly space: number;
  /** Edge of the square picture in CSS pixels. */
  readonly size: number;
  /** What the picture says; without it the picture is decoration. */
  readonly label: string | undefined;
  readonly children: ReactNode;
}

/** The frame of everything drawn: sized, and either named or hidden from assistive technology. */
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
