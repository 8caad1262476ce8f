import type { Operation } from "@mindle/domain/api/operation";
import {
  CLAIM_SECRET_HEADER,
  IDEMPOTENCY_KEY_HEADER,
  isSecretId,
} from "@mindle/domain/api/operation-headers";
import { type RandomBytes, randomId, SECRET_ID_LENGTH } from "@mindle/domain/identity/ids";
import { DAY_MS } from "@mindle/domain/time";
import { personalJson } from "../storage/clear-user-data.ts";
import type { UnansweredCall } from "../storage/schema.ts";
import type { JsonStorage } from "../storage/storage.ts";
import { storedValue } from "../storage/stored-value.ts";

/** What one call of an operation carries besides the headers of every call. */
interface OperationCall {
  readonly headers: Readonly<Record<string, string>>;
  /** Notes that the call was answered: another one with the same body creates something new. */
  answered(): void;
}

export interface OperationHeaders {
  /** Begins a call. One with the same body as a call without an answer has the same idempotency key. */
  begin(operation: Operation, body: unknown, claimSecret?: string): Promise<OperationCall>;
}

/** Calls without an answer that are remembered; the oldest are dropped first. */
export const MAX_UNANSWERED = 5;

/** After this time, in milliseconds, a repeat of a call is a new call with a new key. */
export const UNANSWERED_MAX_AGE_MS = DAY_MS;

/** Claims, at sign-in, what this browser submitted before. Renewed when user data are cleared. */
export function storedClaimSecret(storage: JsonStorage) {
  return storedValue("claimSecret", storage, {
    initial: undefined,
    parse: (data) => (typeof data === "string" && isSecretId(data) ? data : undefined),
  });
}

/** The claim secret of another browser of the same person, until an account has what was sent there. */
export function storedHandedOver(storage: JsonStorage) {
  return storedValue("handedOver", storage, {
    initial: undefined,
    parse: (data) => (typeof data === "string" && isSecretId(data) ? data : undefined),
  });
}

/** The calls without an answer, also of earlier page loads: after a reload the same call may be sent again. */
export function storedUnansweredCalls(storage: JsonStorage) {
  return storedValue("unansweredCalls", storage, {
    initial: [],
    parse: (data) => (Array.isArray(data) ? data.filter(isUnansweredCall) : undefined),
  });
}

export function createOperationHeaders({
  storage,
  random,
  now,
}: {
  readonly storage: JsonStorage;
  readonly random: RandomBytes;
  readonly now: () => number;
}): OperationHeaders {
  const secret = storedClaimSecret(storage);
  const claimSecret = () => {
    const known = secret.read();
    if (known !== undefined) return known;
    const made = randomId(SECRET_ID_LENGTH, random);
    secret.write(made);
    return made;
  };
  const unanswered = storedUnansweredCalls(storage);
  const idempotencyKey = (call: string) => {
    const known = unanswered.read().filter(({ at }) => now() - at < UNANSWERED_MAX_AGE_MS);
    const same = known.find((each) => each.call === call);
    if (same !== undefined) return same.key;
    const made = { call, key: randomId(SECRET_ID_LENGTH, random), at: now() };
    unanswered.write([...known, made].slice(-MAX_UNANSWERED));
    return made.key;
  };
  return {
    async begin({ path, headers = [] }, body, handedOver) {
      const call = headers.includes(IDEMPOTENCY_KEY_HEADER) ? await hashOf(path, body) : undefined;
      return {
        headers: {
          ...(headers.includes(CLAIM_SECRET_HEADER) && {
            [CLAIM_SECRET_HEADER]: handedOver ?? claimSecret(),
          }),
          ...(call !== undefined && { [IDEMPOTENCY_KEY_HEADER]: idempotencyKey(call) }),
        },
        answered() {
          if (call === undefined) return;
          const others = unanswered.read().filter((each) => each.call !== call);
          unanswered.write(others.length === 0 ? unanswered.initial : others);
        },
      };
    },
  };
}

/** A call is remembered without its body, which holds what the user answered. */
async function hashOf(path: string, body: unknown): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([path, body]));
  const digest = await crypto.subtle.digest("SHA-256", text);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function isUnansweredCall(data: unknown): data is UnansweredCall {
  if (typeof data !== "object" || data === null) return false;
  if (!("call" in data) || !("key" in data) || !("at" in data)) return false;
  const { call, key, at } = data;
  return typeof call === "string" && typeof key === "string" && isSecretId(key) && typeof at === "number";
}

/** The operations' own headers in this browser. */
export const operationHeaders = createOperationHeaders({
  storage: personalJson,
  random: (length) => crypto.getRandomValues(new Uint8Array(length)),
  now: () => Date.now(),
});
