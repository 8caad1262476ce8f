let offset = 0;

/**
 * The time for the user, in milliseconds since the epoch: decides what is open and which day it is. Durations and events use
 * `Date.now`.
 */
export function now(): number {
  return Date.now() + offset;
}

/** Moves the time of this page, in milliseconds from the present; only local builds do. */
export function moveNow(by: number): void {
  offset = by;
}
