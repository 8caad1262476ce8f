import { DAY_MS, nextSeoulMidnight, seoulDay } from "@mindle/domain/time";
import { useEffect, useState } from "react";
import { now as presentTime, subscribeToNow } from "./now.ts";

/** The longest timer, in milliseconds: timers cannot wait for months, so a later change is checked for again. */
const MAX_WAIT_MS = DAY_MS;

/**
 * The time, in milliseconds since the epoch, for a component that changes at `nextChange` of it; undefined if it never
 * does. Updates when the page becomes visible, because timers may be suspended in the background, and
 * when the time is corrected.
 */
export function useNow(nextChange: (now: number) => number | undefined): number {
  const [now, setNow] = useState(presentTime);
  const next = nextChange(now);
  // The change may be due since the last update; without this, the outdated state would flash.
  if (next !== undefined && next <= presentTime()) setNow(presentTime());
  useEffect(() => {
    if (next === undefined) return undefined;
    const until = Math.min(next, now + MAX_WAIT_MS);
    // A timer may end a moment before its time.
    const timer = setTimeout(() => setNow(Math.max(until, presentTime())), until - presentTime());
    return () => clearTimeout(timer);
  }, [next, now]);
  useEffect(() => {
    const look = () => setNow(presentTime());
    const unsubscribe = subscribeToNow(look);
    document.addEventListener("visibilitychange", look);
    return () => {
      unsubscribe();
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return now;
}

/** The day at UTC+9, `2026-12-04`, also after midnight. */
export function useSeoulToday(): string {
  return seoulDay(useNow(nextSeoulMidnight));
}
