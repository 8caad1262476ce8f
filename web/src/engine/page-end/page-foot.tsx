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

/** The end of a page: the reply to an answer, and its button, which is always in sight. */
export function PageFoot({ reply, replyAt, children }: PageFootProps) {
  const said = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  /** Where the page was touched last. Safari focuses no choice that is pressed. */
  const touched = useRef<Element>(undefined);
  useEffect(() => {
    const page = foot.current?.parentElement;
    const note = ({ target }: Event) => {
      if (target instanceof Element)
        touched.current = target.closest("[data-part]") ?? target.closest("label, button") ?? target;
    };
    page?.addEventListener("pointerdown", note);
    page?.addEventListener("focusin", note);
    return () => {
      // When the page is shown again nothing has been touched, so that a page turn reads no layout.
      touched.current = undefined;
      page?.removeEventListener("pointerdown", note);
      page?.removeEventListener("focusin", note);
    };
  }, []);
  // The reply comes into sight as far as what it replies to stays there.
  useEffect(() => {
    const answered = touched.current;
    if (replyAt === undefined || answered?.closest("[data-bind]") == null) return;
    if (said.current === null || foot.current === null) return;
    const below = said.current.getBoundingClientRect().bottom - foot.current.getBoundingClientRect().top;
    const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const top = Math.min(below, answered.getBoundingClientRect().top - bar);
    if (top > 0) scrollBy({ top });
  }, [replyAt]);
  return (
    <>
      <div className={styles.said} role="status" ref={said}>
        {reply !== undefined && <div className={styles.reply}>{reply}</div>}
      </div>
      <div className={styles.foot} ref={foot}>
        {children}
      </div>
    </>
  );
}
