import { plainCharacters } from "../text/plain-text-input.ts";
import { type NotificationConfig, TIME_STEP_MINUTES } from "./config.ts";

export type TimeOfDay = NotificationConfig["time"];

const DAY_MINUTES = 24 * 60;

/** Number of times that can be chosen in a day. */
export const STEPS_PER_DAY = DAY_MINUTES / TIME_STEP_MINUTES;

/** Number of the step at which a time is, or of the one before; 0 at midnight. */
export function stepOf({ hour, minute }: TimeOfDay): number {
  return Math.floor((hour * 60 + minute) / TIME_STEP_MINUTES);
}

/** The time of a step; steps of other days count on from midnight. */
export function timeOfStep(step: number): TimeOfDay {
  const inDay = ((step % STEPS_PER_DAY) + STEPS_PER_DAY) % STEPS_PER_DAY;
  const minutes = inDay * TIME_STEP_MINUTES;
  return { hour: Math.floor(minutes / 60), minute: minutes % 60 };
}

/** A time as `HH:MM`, from 00:00 to 23:59. */
export function timeText({ hour, minute }: TimeOfDay): string {
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** What was typed: a time that can be chosen, a time between two that can, or no time in the form `HH:MM`. */
export type TypedTime =
  | { readonly kind: "time"; readonly time: TimeOfDay }
  | { readonly kind: "betweenSteps"; readonly before: TimeOfDay; readonly after: TimeOfDay }
  | { readonly kind: "malformed" };

/** Parses `HH:MM`; space around it is ignored. */
export function parseTime(text: string): TypedTime {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(plainCharacters(text).trim()) ?? [];
  if (hours === undefined || minutes === undefined) return { kind: "malformed" };
  const time = { hour: Number(hours), minute: Number(minutes) };
  if (time.minute % TIME_STEP_MINUTES === 0) return { kind: "time", time };
  const step = stepOf(time);
  return { kind: "betweenSteps", before: timeOfStep(step), after: timeOfStep(step + 1) };
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
