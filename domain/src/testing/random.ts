import type { RandomBytes } from "../identity/ids.ts";

/** Deterministic bytes: the given ones, repeated. */
export function bytesFrom(bytes: readonly number[]): RandomBytes {
  let next = 0;
  return (length) =>
    Uint8Array.from({ length }, () => {
      const byte = bytes[next % bytes.length] ?? 0;
      next += 1;
      return byte;
    });
}
