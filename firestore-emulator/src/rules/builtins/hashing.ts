import { createHash } from "node:crypto";

const CRC32_POLYNOMIAL = 0xedb88320;
const CRC32C_POLYNOMIAL = 0x82f63b78;
const tables = new Map<number, Uint32Array>();

/** CRC-32 (IEEE) as four bytes, most significant first. */
export function crc32(data: Uint8Array): Uint8Array {
  return checksum(data, CRC32_POLYNOMIAL);
}

/** CRC-32C (Castagnoli) as four bytes, most significant first. */
export function crc32c(data: Uint8Array): Uint8Array {
  return checksum(data, CRC32C_POLYNOMIAL);
}

export function md5(data: Uint8Array): Uint8Array {
  return createHash("md5").update(data).digest();
}

export function sha256(data: Uint8Array): Uint8Array {
  return createHash("sha256").update(data).digest();
}

function checksum(data: Uint8Array, polynomial: number): Uint8Array {
  const table = tableFor(polynomial);
  let crc = 0xffffffff;
  for (const byte of data) {
    crc = (crc >>> 8) ^ (table[(crc ^ byte) & 0xff] ?? 0);
  }
  const result = Buffer.alloc(4);
  result.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return result;
}

function tableFor(polynomial: number): Uint32Array {
  const known = tables.get(polynomial);
  if (known !== undefined) {
    return known;
  }
  const table = Uint32Array.from({ length: 256 }, (_, index) => {
    let value = index;
    for (let bit = 0; bit < 8; bit += 1) {
      value = value & 1 ? (value >>> 1) ^ polynomial : value >>> 1;
    }
    return value;
  });
  tables.set(polynomial, table);
  return table;
}
