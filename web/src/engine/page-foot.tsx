import { type ReactNode, useEffect, useRef } from "react";
import styles from "./page-foot.module.css";

interface PageFootProps {
  /** A short reply to an answer. */
  readonly reply: ReactNode;
  /** The button. */
  readonly children: ReactNode;
}

/** The lower edge of a page, always in sight: its button, and above it the reply to an answer. */
export function PageFoot({ reply, children }: PageFootProps) {
  const foot = useRef<HTMLDivElement>(null);
  const hasReply = reply !== undefined;
  // The reply covers nothing that is being answered.
  useEffect(() => {
    const answered = document.activeElement;
    if (!hasReply || foot.current === null || answered?.closest("[data-bind]") == null) return;
    const covered = answered.getBoundingClientRect().bottom - foot.current.getBoundingClientRect().top;
    if (covered > 0) scrollBy({ top: covered });
  }, [hasReply]);
  return (
    <div className={styles.foot} ref={foot}>
      <div role="status">{hasReply && <div className={styles.reply}>{reply}</div>}</div>
      {children}
    </div>
  );
}
