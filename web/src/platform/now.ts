let offset = 0;

/**
 * The time for whoever uses the app, in milliseconds since the epoch: what is open, which day it is. Durations and events keep
 * to `Date.now`.
 */
export function now(): number {
  return Date.now() + offset;
}

/** Moves the time of this page, in milliseconds from the present; only local builds do. */
export function moveNow(by: number): void {
  offset = by;
}
