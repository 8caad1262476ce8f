import { SEOUL_MS, seoulDay } from "@mindle/domain/time-zone";
import { useNow } from "./use-now.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day at UTC+9, `2026-12-04`, also after midnight. */
export function useSeoulToday(): string {
  return seoulDay(useNow(nextSeoulMidnight));
}

function nextSeoulMidnight(now: number): number {
  return (Math.floor((now + SEOUL_MS) / DAY_MS) + 1) * DAY_MS - SEOUL_MS;
}
