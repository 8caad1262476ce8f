import { useEffect, useState } from "react";
import { now as presentTime } from "./now.ts";

/** A later change is looked for again after this time: timers cannot wait for months, in milliseconds. */
const MAX_WAIT_MS = 24 * 60 * 60 * 1000;

/**
 * The time, in milliseconds since the epoch, for a component that changes at `nextChange` of it, undefined where it never does.
 * A page that comes back from the background looks at once: its timers may have slept.
 */
export function useNow(nextChange: (now: number) => number | undefined): number {
  const [now, setNow] = useState(presentTime);
  const next = nextChange(now);
  // What changes may have come after the last look: drawn as it was then, it would flash.
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
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return now;
}
