import { isBrowserId, isSessionId } from "@mindle/domain/api/headers";
import { BROWSER_ID_LENGTH, type RandomBytes, randomId } from "@mindle/domain/identity/ids";
import { type Session, touchSession } from "@mindle/domain/identity/session";
import { type JsonStorage, localJson } from "../storage.ts";

/** Who this browser is to the server: no person, only the same browser and the same visit. */
export interface Identity {
  /** 20 letters and digits, made once and kept in this browser. */
  browserId(): string;
  /** 24 letters and digits; a new one after 30 minutes without a use. Asking is a use. */
  sessionId(): string;
}

const BROWSER_KEY = "browserId";
const SESSION_KEY = "session";

export function createIdentity(parts: {
  readonly storage: JsonStorage;
  readonly now: () => number;
  readonly random: RandomBytes;
}): Identity {
  const { storage, now, random } = parts;
  return {
    browserId() {
      const stored = storage.read(BROWSER_KEY);
      if (typeof stored === "string" && isBrowserId(stored)) return stored;
      const made = randomId(BROWSER_ID_LENGTH, random);
      storage.write(BROWSER_KEY, made);
      return made;
    },
    sessionId() {
      const session = touchSession(parseSession(storage.read(SESSION_KEY)), now(), random);
      storage.write(SESSION_KEY, session);
      return session.id;
    },
  };
}

function parseSession(stored: unknown): Session | undefined {
  if (typeof stored !== "object" || stored === null || !("id" in stored) || !("expiresAt" in stored)) {
    return undefined;
  }
  const { id, expiresAt } = stored;
  if (typeof id !== "string" || !isSessionId(id) || typeof expiresAt !== "number") return undefined;
  return { id, expiresAt };
}

export const identity = createIdentity({
  storage: localJson,
  now: () => Date.now(),
  random: (length) => crypto.getRandomValues(new Uint8Array(length)),
});
