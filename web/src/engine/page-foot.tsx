import { type ReactNode, useEffect, useRef } from "react";
import styles from "./page-foot.module.css";

interface PageFootProps {
  /** What the child says. */
  readonly speech: ReactNode;
  /** The button. */
  readonly children: ReactNode;
}

/** The lower edge of a page, always in sight: its button, and what the child says above it. */
export function PageFoot({ speech, children }: PageFootProps) {
  const foot = useRef<HTMLDivElement>(null);
  const speaks = speech !== undefined;
  // The words cover nothing that is being answered.
  useEffect(() => {
    const answered = document.activeElement;
    if (!speaks || foot.current === null || answered?.closest("[data-bind]") == null) return;
    const covered = answered.getBoundingClientRect().bottom - foot.current.getBoundingClientRect().top;
    if (covered > 0) scrollBy({ top: covered });
  }, [speaks]);
  return (
    <div className={styles.foot} ref={foot}>
      <div role="status">{speaks && <div className={styles.speech}>{speech}</div>}</div>
      {children}
    </div>
  );
}
