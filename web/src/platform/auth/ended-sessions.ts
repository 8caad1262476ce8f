import { endedSession } from "./auth-storage.ts";
import { sessionStart } from "./stored-user.ts";

/**
 * Whether the session of a user, as JSON, has ended in this browser. A page that is still asking Auth stores its user again, whatever
 * other tabs do meanwhile. One browser has one session at a time, so an ended one began no later than the last that ended.
 */
export function hasEnded(user: unknown): boolean {
  const last = endedSession.read();
  const began = sessionStart(user);
  return last !== undefined && began !== undefined && began <= last;
}

/** Notes for all tabs that a session that began at this time has ended. */
export function noteEnded(began: number | undefined): void {
  if (began !== undefined) endedSession.write(Math.max(began, endedSession.read() ?? 0));
}

/** Notes that a session has just begun here: the one before may have begun, and ended, within the same second. */
export function noteBegan(began: number | undefined): void {
  if (began !== undefined && began <= (endedSession.read() ?? 0)) endedSession.write(began - 1);
}
