const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Largest multiple of the alphabet's size that a byte can hold: higher bytes are discarded, so that no character is more likely. */
const USABLE = 256 - (256 % ALPHABET.length);

/** Fills a buffer of the given length with cryptographically random bytes. */
export type RandomBytes = (length: number) => Uint8Array;

export const BROWSER_ID_LENGTH = 20;
export const SESSION_ID_LENGTH = 24;
export const EVENT_ID_LENGTH = 24;

/** Length of ids that grant access by themselves: 24 of 62 characters are 142 bits. */
export const SECRET_ID_LENGTH = 24;

/** An id of letters and digits, each equally likely. */
export function randomId(length: number, random: RandomBytes): string {
  let id = "";
  while (id.length < length) {
    for (const byte of random(length)) {
      if (byte < USABLE && id.length < length) id += ALPHABET.charAt(byte % ALPHABET.length);
    }
  }
  return id;
}

/** A session expires after this long without use, in milliseconds. */
export const SESSION_LIFETIME_MS = 30 * 60_000;

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
