import { CLAIM_SECRET_HEADER, isSecretId } from "@mindle/domain/api/headers";
import type { Operation } from "@mindle/domain/api/operation";
import { type RandomBytes, randomId, SECRET_ID_LENGTH } from "@mindle/domain/identity/ids";
import type { JsonStorage } from "../storage.ts";
import { fromPlainValue, storedValue } from "../stored-value.ts";

/** The headers that an operation reads besides those of every call. */
export type OperationHeaders = (operation: Operation) => Readonly<Record<string, string>>;

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
  return ({ headers = [] }) =>
    headers.includes(CLAIM_SECRET_HEADER) ? { [CLAIM_SECRET_HEADER]: claimSecret() } : {};
}
