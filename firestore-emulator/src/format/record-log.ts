import { crc32c } from "../model/checksum.ts";
import { invalidArgument, type StatusError } from "../model/status.ts";

/**
 * LevelDB's log format: blocks of 32 KiB with fragments of records. A fragment is a 7-byte header (masked CRC-32C of
 * type and data, data length, type) and its data; it does not cross blocks.
 * https://github.com/google/leveldb/blob/main/doc/log_format.md
 */
const BLOCK_SIZE = 32_768;
const HEADER_SIZE = 7;

const FULL = 1;
const FIRST = 2;
const MIDDLE = 3;
const LAST = 4;

/** Encodes records as a log file. */
export function encodeLog(records: Iterable<Uint8Array>): Uint8Array {
  const parts: Uint8Array[] = [];
  let spaceInBlock = BLOCK_SIZE;
  for (const record of records) {
    let rest = record;
    let isFirst = true;
    do {
      if (spaceInBlock < HEADER_SIZE) {
        parts.push(new Uint8Array(spaceInBlock));
        spaceInBlock = BLOCK_SIZE;
      }
      const data = rest.subarray(0, spaceInBlock - HEADER_SIZE);
      rest = rest.subarray(data.length);
      const isLast = rest.length === 0;
      parts.push(header(fragmentType(isFirst, isLast), data), data);
      spaceInBlock -= HEADER_SIZE + data.length;
      isFirst = false;
    } while (rest.length > 0);
  }
  return Buffer.concat(parts);
}

/** Decodes the records of a log file. Throws INVALID_ARGUMENT with the official messages when it is damaged. */
export function decodeLog(file: Uint8Array): Uint8Array[] {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const records: Uint8Array[] = [];
  let partial: Uint8Array[] | undefined;
  let offset = 0;
  while (offset < bytes.length) {
    const spaceInBlock = BLOCK_SIZE - (offset % BLOCK_SIZE);
    if (spaceInBlock < HEADER_SIZE) {
      offset += spaceInBlock;
      continue;
    }
    if (offset + HEADER_SIZE > bytes.length) {
      throw invalidRecord();
    }
    const length = bytes.readUInt16LE(offset + 4);
    const type = bytes.readUInt8(offset + 6);
    const end = offset + HEADER_SIZE + length;
    if (length > spaceInBlock - HEADER_SIZE || end > bytes.length) {
      throw invalidRecord();
    }
    const data = bytes.subarray(offset + HEADER_SIZE, end);
    if (bytes.readUInt32LE(offset) !== checksum(type, data)) {
      throw invalidArgument("Checksum doesn't validate.");
    }
    const startsRecord = type === FULL || type === FIRST;
    if (type < FULL || type > LAST || startsRecord !== (partial === undefined)) {
      throw invalidRecord();
    }
    const fragments: Uint8Array[] = partial ?? [];
    fragments.push(data);
    if (type === FULL || type === LAST) {
      records.push(fragments.length === 1 ? data : Buffer.concat(fragments));
      partial = undefined;
    } else {
      partial = fragments;
    }
    offset = end;
  }
  if (partial !== undefined) {
    throw invalidRecord();
  }
  return records;
}

function fragmentType(isFirst: boolean, isLast: boolean): number {
  if (isFirst) {
    return isLast ? FULL : FIRST;
  }
  return isLast ? LAST : MIDDLE;
}

function header(type: number, data: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(HEADER_SIZE);
  bytes.writeUInt32LE(checksum(type, data), 0);
  bytes.writeUInt16LE(data.length, 4);
  bytes.writeUInt8(type, 6);
  return bytes;
}

function checksum(type: number, data: Uint8Array): number {
  return maskCrc(crc32c(data, crc32c(Uint8Array.of(type))));
}

function invalidRecord(): StatusError {
  return invalidArgument("Invalid record");
}

/** LevelDB's mask for stored checksums, because checksums of data that contains checksums are unreliable. */
function maskCrc(crc: number): number {
  return (((crc >>> 15) | (crc << 17)) + 0xa282ead8) >>> 0;
}
