const CASTAGNOLI = 0x82f63b78;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ CASTAGNOLI : crc >>> 1;
  return crc >>> 0;
});

/** CRC-32C (Castagnoli) of the bytes, as an unsigned 32-bit number. `previous` continues an earlier result. */
export function crc32c(bytes: Uint8Array, previous = 0): number {
  let crc = ~previous;
  for (const byte of bytes) crc = (crc >>> 8) ^ (TABLE[(crc ^ byte) & 0xff] ?? 0);
  return ~crc >>> 0;
}
