import { nextSeoulMidnight, seoulDay } from "@mindle/domain/time";
import { useNow } from "./use-now.ts";

/** The day at UTC+9, `2026-12-04`, also after midnight. */
export function useSeoulToday(): string {
  return seoulDay(useNow(nextSeoulMidnight));
}
