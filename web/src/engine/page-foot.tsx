import { type ReactNode, useEffect, useRef } from "react";
import styles from "./page-foot.module.css";

interface PageFootProps {
  /** A short reply to an answer. */
  readonly reply: ReactNode;
  /** Which of the page's components it is. */
  readonly replyAt: number | undefined;
  /** The button. */
  readonly children: ReactNode;
}

/** The lower edge of a page, always in sight: its button, and above it the reply to an answer. */
export function PageFoot({ reply, replyAt, children }: PageFootProps) {
  const foot = useRef<HTMLDivElement>(null);
  /** Where the page was touched last. Safari focuses no choice that is pressed. */
  const touched = useRef<Element>(undefined);
  useEffect(() => {
    const page = foot.current?.parentElement;
    const note = ({ target }: Event) => {
      if (target instanceof Element) touched.current = target.closest("label, button") ?? target;
    };
    page?.addEventListener("pointerdown", note);
    page?.addEventListener("focusin", note);
    return () => {
      page?.removeEventListener("pointerdown", note);
      page?.removeEventListener("focusin", note);
    };
  }, []);
  // The reply covers nothing that is being answered.
  useEffect(() => {
    const answered = touched.current;
    if (replyAt === undefined || foot.current === null || answered?.closest("[data-bind]") == null) return;
    const covered = answered.getBoundingClientRect().bottom - foot.current.getBoundingClientRect().top;
    if (covered > 0) scrollBy({ top: covered });
  }, [replyAt]);
  return (
    <div className={styles.foot} ref={foot}>
      <div role="status">{reply !== undefined && <div className={styles.reply}>{reply}</div>}</div>
      {children}
    </div>
  );
}
