import { type RandomBytes, randomId, SESSION_ID_LENGTH } from "./ids.ts";

/** A session expires after this long without use, in milliseconds. */
export const SESSION_LIFETIME_MS = 30 * 60 * 1000;

export interface Session {
  readonly id: string;
  /** Milliseconds since the epoch after which a new session begins. */
  readonly expiresAt: number;
}

/** The session at `now`: the stored one with a later expiry, or a new one. */
export function touchSession(stored: Session | undefined, now: number, random: RandomBytes): Session {
  const alive = stored !== undefined && now < stored.expiresAt;
  const id = alive ? stored.id : randomId(SESSION_ID_LENGTH, random);
  return { id, expiresAt: now + SESSION_LIFETIME_MS };
}
