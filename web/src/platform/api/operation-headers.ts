import type { Operation } from "@mindle/domain/api/operation";
import {
  CLAIM_SECRET_HEADER,
  IDEMPOTENCY_KEY_HEADER,
  isSecretId,
} from "@mindle/domain/api/operation-headers";
import { type RandomBytes, randomId, SECRET_ID_LENGTH } from "@mindle/domain/identity/ids";
import type { JsonStorage } from "../storage.ts";
import { fromPlainValue, storedValue } from "../stored-value.ts";

/** The headers that operations read besides those of every call. */
export interface OperationHeaders {
  /** The headers of a call. A call with the same body as one without an answer has the same idempotency key. */
  of(operation: Operation, body: unknown): Readonly<Record<string, string>>;
  /** Notes that a call was answered: another one with the same body creates something new. */
  answered(operation: Operation, body: unknown): void;
  /** Forgets the calls without an answer. */
  clear(): void;
}

/** Claims, at sign-in, what this browser submitted before. Renewed when user data are cleared. */
export function storedClaimSecret(storage: JsonStorage) {
  return storedValue<string | undefined>("claimSecret", storage, {
    initial: undefined,
    parse: (data) => (typeof data === "string" && isSecretId(data) ? data : undefined),
    migrations: [fromPlainValue],
  });
}

export function createOperationHeaders({
  storage,
  random,
}: {
  readonly storage: JsonStorage;
  readonly random: RandomBytes;
}): OperationHeaders {
  const secret = storedClaimSecret(storage);
  const claimSecret = () => {
    const known = secret.read();
    if (known !== undefined) return known;
    const made = randomId(SECRET_ID_LENGTH, random);
    secret.write(made);
    return made;
  };
  const keys = new Map<string, string>();
  const idempotencyKey = (call: string) => {
    const key = keys.get(call) ?? randomId(SECRET_ID_LENGTH, random);
    keys.set(call, key);
    return key;
  };
  return {
    of({ path, headers = [] }, body) {
      return {
        ...(headers.includes(CLAIM_SECRET_HEADER) && { [CLAIM_SECRET_HEADER]: claimSecret() }),
        ...(headers.includes(IDEMPOTENCY_KEY_HEADER) && {
          [IDEMPOTENCY_KEY_HEADER]: idempotencyKey(callKey(path, body)),
        }),
      };
    },
    answered({ path }, body) {
      keys.delete(callKey(path, body));
    },
    clear: () => keys.clear(),
  };
}

function callKey(path: string, body: unknown): string {
  return JSON.stringify([path, body]);
}
