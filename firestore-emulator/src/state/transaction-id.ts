import { StatusError } from "../model/status.ts";

const TAG = 0x11;
const LENGTH = 9;

/** A transaction id in the format of the official emulator: the byte 0x11, then the number in little-endian. */
export function encodeTransactionId(number: bigint): Uint8Array {
  const id = new Uint8Array(LENGTH);
  id[0] = TAG;
  new DataView(id.buffer).setBigInt64(1, number, true);
  return id;
}

/**
 * The number in a transaction id.
 * @throws StatusError INVALID_ARGUMENT for malformed ids.
 */
export function decodeTransactionId(id: Uint8Array): bigint {
  if (id.length !== LENGTH || id[0] !== TAG) {
    throw new StatusError("INVALID_ARGUMENT", "Invalid transaction.");
  }
  return new DataView(id.buffer, id.byteOffset, id.byteLength).getBigInt64(1, true);
}
