import { randomId } from "@mindle/domain/identity/ids";

const LENGTH = 20;

/** Id of a row that the person adds: never that of another row, also of one that was removed. */
export function newRowId(): string {
  return randomId(LENGTH, (length) => crypto.getRandomValues(new Uint8Array(length)));
}
