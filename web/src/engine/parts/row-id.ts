import { randomId } from "@mindle/domain/identity/ids";

const LENGTH = 20;

/** An id for a row that a person adds: random, so that it never means a row that was removed. */
export function randomRowId(): string {
  return randomId(LENGTH, (length) => crypto.getRandomValues(new Uint8Array(length)));
}
