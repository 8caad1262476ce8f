import type { ReactNode } from "react";
import { Seashell } from "../../parts/media/seashell.tsx";
import styles from "./sheet.module.css";

interface SheetProps {
  /** Who it is for; blank before that was chosen. */
  readonly to: string | undefined;
  /** Where it is: in the open, its corner under the shell, or inside with only its upper edge out. */
  readonly place?: "out" | "tucked" | "inside";
  /** As it is on later pages, where nothing moves. */
  readonly isStill?: boolean;
  readonly children?: ReactNode;
}

/** A card for a few words, with a stamp. */
export function Sheet({ to, place = "out", isStill = false, children }: SheetProps) {
  return (
    <div className={styles.place} data-place={place} data-still={isStill || undefined}>
      <div className={styles.card}>
        <p className={styles.to} data-blank={to === undefined || undefined}>
          {to}
        </p>
        <Stamp />
        {children}
      </div>
      {place !== "out" && (
        <span className={styles.shell}>
          <Seashell size={148} isSounding={false} />
        </span>
      )}
    </div>
  );
}

/** A stamp with a spiral. */
function Stamp() {
  return (
    <svg className={styles.stamp} viewBox="0 0 44 52" aria-hidden="true">
      <path className={styles.perforated} d={EDGE} />
      <rect className={styles.print} x="6" y="6" width="32" height="40" rx="3" />
      <path className={styles.spiral} d="M22 27c0-2 3-2 3 1 0 5-8 5-8-2 0-9 14-9 14 2 0 13-20 12-20-2" />
    </svg>
  );
}

const EDGE =
  "M2 2h3a2 2 0 0 0 4 0h4a2 2 0 0 0 4 0h4a2 2 0 0 0 4 0h4a2 2 0 0 0 4 0h4a2 2 0 0 0 4 0h1v48h-3a2 2 0 0 0-4 0h-4a2 2 0 0 0-4 0h-4a2 2 0 0 0-4 0h-4a2 2 0 0 0-4 0h-4a2 2 0 0 0-4 0H2Z";
