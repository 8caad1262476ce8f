import { createListeners } from "./listeners.ts";

/** How far a local build has moved the time of this page, in milliseconds. */
let moved = 0;

/** How far the server's clock is ahead of the device's, in milliseconds, as far as answers have shown. */
let ahead = 0;

/** The server says its time in whole seconds. */
const DATE_STEP_MS = 1_000;

const listeners = createListeners();

/**
 * The time for the user, in milliseconds since the epoch: decides what is open and which day it is. Follows the server's clock,
 * which has made the times that it is compared with. Durations and events use `Date.now`.
 */
export function now(): number {
  return serverNow() + moved;
}

/** The same by the device's clock, for times that are compared with others of this device. */
export function deviceNow(): number {
  return Date.now() + moved;
}

/** The present by the server's clock, also where a local build has moved the time. */
export function serverNow(): number {
  return Date.now() + ahead;
}

/** Moves the time of this page, in milliseconds from the present; only local builds do. */
export function moveNow(by: number): void {
  moved = by;
}

/** Calls `listener` when the time is corrected; returns the function that ends this. */
export const subscribeToNow = listeners.subscribe;

/**
 * Corrects the time by the `Date` of an answer that was asked for and that arrived at these times of the device: by as little as
 * possible, so that a clock that may be right is left alone. A clock that changes while the page is open is corrected by the next
 * answer.
 */
export function correctNow(date: string | null, sentAt: number, receivedAt: number): void {
  const at = Date.parse(date ?? "");
  const least = at - receivedAt;
  const most = at + DATE_STEP_MS - sentAt;
  // No date, or a clock that was set back in between.
  if (Number.isNaN(at) || receivedAt < sentAt) return;
  const before = ahead;
  ahead = Math.min(Math.max(ahead, least), most);
  if (ahead !== before) listeners.notify();
}
