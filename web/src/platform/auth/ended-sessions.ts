import type { User } from "firebase/auth";
import { endedSession } from "./auth-storage.ts";

/**
 * Whether the session of a user has ended in this browser. A page that is still asking Auth stores its user again, whatever
 * other tabs do meanwhile. One browser has one session at a time, so an ended one began no later than the last that ended.
 */
export function hasEnded(user: Pick<User, "toJSON">): boolean {
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

/**
 * When the user signed in for the present session, in seconds since the epoch. It is the server's time, which the session's
 * tokens carry: the device's clock may be wrong, or change.
 */
export function sessionStart(user: Pick<User, "toJSON">): number | undefined {
  const manager = field(user.toJSON(), "stsTokenManager");
  const token = field(manager, "accessToken");
  const claims = typeof token === "string" ? token.split(".")[1] : undefined;
  if (claims === undefined) return undefined;
  try {
    const began = field(JSON.parse(atob(claims.replaceAll("-", "+").replaceAll("_", "/"))), "auth_time");
    return typeof began === "number" ? began : undefined;
  } catch {
    return undefined;
  }
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}
