const POLYNOMIAL = 0x82f63b78;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) {
    crc = crc & 1 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1;
  }
  return crc >>> 0;
});

/** CRC-32C (Castagnoli) of the bytes, as an unsigned 32-bit number. `previous` continues an earlier result. */
export function crc32c(bytes: Uint8Array, previous = 0): number {
  let crc = ~previous;
  for (const byte of bytes) {
    crc = (crc >>> 8) ^ (TABLE[(crc ^ byte) & 0xff] ?? 0);
  }
  return ~crc >>> 0;
}

/** LevelDB's mask for stored checksums, because checksums of data that contains checksums are unreliable. */
export function maskCrc(crc: number): number {
  return (((crc >>> 15) | (crc << 17)) + 0xa282ead8) >>> 0;
}
