import { isBrowserId, isSessionId } from "@mindle/domain/api/headers";
import {
  BROWSER_ID_LENGTH,
  type RandomBytes,
  randomId,
  type Session,
  touchSession,
} from "@mindle/domain/identity/ids";
import { type JsonStorage, localJson } from "../storage/storage.ts";
import { storedValue } from "../storage/stored-value.ts";

/** The ids that every request carries: of a browser and of a visit, not of a person. */
export interface Identity {
  /** 20 letters and digits, kept in this browser until user data are cleared. */
  browserId(): string;
  /** 24 letters and digits; a new one after 30 minutes without a call of this function. */
  sessionId(): string;
}

/** The identity's part of a storage. */
export function storedIds(storage: JsonStorage) {
  return {
    browserId: storedValue("browserId", storage, {
      initial: undefined,
      parse: (data) => (typeof data === "string" && isBrowserId(data) ? data : undefined),
    }),
    session: storedValue("session", storage, {
      initial: undefined,
      parse: parseSession,
    }),
  };
}

export function createIdentity(parts: {
  readonly storage: JsonStorage;
  readonly now: () => number;
  readonly random: RandomBytes;
}): Identity {
  const { now, random } = parts;
  const stored = storedIds(parts.storage);
  return {
    browserId() {
      const known = stored.browserId.read();
      if (known !== undefined) return known;
      const made = randomId(BROWSER_ID_LENGTH, random);
      stored.browserId.write(made);
      return made;
    },
    sessionId() {
      const session = touchSession(stored.session.read(), now(), random);
      stored.session.write(session);
      return session.id;
    },
  };
}

function parseSession(data: unknown): Session | undefined {
  if (typeof data !== "object" || data === null || !("id" in data) || !("expiresAt" in data)) {
    return undefined;
  }
  const { id, expiresAt } = data;
  if (typeof id !== "string" || !isSessionId(id) || typeof expiresAt !== "number") return undefined;
  return { id, expiresAt };
}

export const identity = createIdentity({
  storage: localJson,
  now: () => Date.now(),
  random: (length) => crypto.getRandomValues(new Uint8Array(length)),
});
