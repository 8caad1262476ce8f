import { isOpenAt, type UsageInfo } from "@mindle/domain/purchase/grant";
import { useEffect, useState } from "react";

/** A later change is looked for again after this time: timers cannot wait for months, in milliseconds. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000;

/** Whether a programme with these spans is open now, also when that changes while the page is shown. */
export function useIsOpen(spans: readonly UsageInfo[]): boolean {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const later = spans.flatMap(({ openedAt, closedAt }) => [openedAt, closedAt]).filter((at) => at > now);
    if (later.length === 0) return undefined;
    const wait = Math.min(Math.min(...later) - Date.now(), LONGEST_WAIT_MS);
    const timer = setTimeout(() => setNow(Date.now()), wait);
    return () => clearTimeout(timer);
  }, [spans, now]);
  return isOpenAt(spans, now);
}
