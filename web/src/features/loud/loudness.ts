import type { LoudMinute } from "@mindle/domain/catalogue/programme";

/** How loud something can be; the lowest one is silence. */
export const DEGREES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export type Level = keyof LoudMinute["acts"];

type TimeOfDay = keyof LoudMinute["acts"][Level];

/** From this degree on, twice in a day, help comes. */
export const VERY_LOUD = 9;

const LOW_UNTIL = 3;
const HIGH_FROM = 7;

const NIGHT_FROM = 21;

/** The hour in the morning at which a night ends. */
export const NIGHT_UNTIL = 6;

/** The level of a degree; the middle one of none. */
export function levelOf(degree: number | undefined): Level {
  if (degree === undefined) return "middle";
  if (degree >= HIGH_FROM) return "high";
  return degree <= LOW_UNTIL ? "low" : "middle";
}

type Outcome = "quieter" | "still" | "unknown";

/**
 * How the minute went. What is low now is not called loud, however it was before; of what was not measured before, only a high degree
 * is.
 */
export function outcomeOf(before: number | undefined, after: number | undefined): Outcome {
  if (after === undefined) return "unknown";
  if (before !== undefined && after < before) return "quieter";
  const level = levelOf(after);
  return level === "high" || (level === "middle" && before !== undefined) ? "still" : "unknown";
}

/** What fits an hour of the device's clock: at night people are in bed, and others are asleep. */
export function timeOfDay(hour: number): TimeOfDay {
  return hour >= NIGHT_FROM || hour < NIGHT_UNTIL ? "night" : "day";
}
