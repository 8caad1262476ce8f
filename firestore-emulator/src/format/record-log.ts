import { StatusError } from "../model/status.ts";
import { crc32c, maskCrc } from "./crc32c.ts";

/**
 * LevelDB's log format: blocks of 32 KiB holding fragments of records. A fragment is a 7-byte header (masked CRC-32C of
 * type and data, data length, type) and its data; it never crosses a block.
 */
const BLOCK_SIZE = 32_768;
const HEADER_SIZE = 7;

const FULL = 1;
const FIRST = 2;
const MIDDLE = 3;
const LAST = 4;

/** The log file that holds the records. */
export function encodeLog(records: Iterable<Uint8Array>): Uint8Array {
  const parts: Uint8Array[] = [];
  let room = BLOCK_SIZE;
  for (const record of records) {
    let rest = record;
    let isFirst = true;
    do {
      if (room < HEADER_SIZE) {
        parts.push(new Uint8Array(room));
        room = BLOCK_SIZE;
      }
      const data = rest.subarray(0, room - HEADER_SIZE);
      rest = rest.subarray(data.length);
      const isLast = rest.length === 0;
      parts.push(header(fragmentType(isFirst, isLast), data), data);
      room -= HEADER_SIZE + data.length;
      isFirst = false;
    } while (rest.length > 0);
  }
  return Buffer.concat(parts);
}

/** The records of a log file. Throws INVALID_ARGUMENT with the official texts where it is damaged. */
export function decodeLog(file: Uint8Array): Uint8Array[] {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const records: Uint8Array[] = [];
  let open: Uint8Array[] | undefined;
  let at = 0;
  while (at < bytes.length) {
    const room = BLOCK_SIZE - (at % BLOCK_SIZE);
    if (room < HEADER_SIZE) {
      at += room;
      continue;
    }
    if (at + HEADER_SIZE > bytes.length) {
      throw invalidRecord();
    }
    const length = bytes.readUInt16LE(at + 4);
    const type = bytes.readUInt8(at + 6);
    const end = at + HEADER_SIZE + length;
    if (length > room - HEADER_SIZE || end > bytes.length) {
      throw invalidRecord();
    }
    const data = bytes.subarray(at + HEADER_SIZE, end);
    if (bytes.readUInt32LE(at) !== checksum(type, data)) {
      throw new StatusError("INVALID_ARGUMENT", "Checksum doesn't validate.");
    }
    const startsRecord = type === FULL || type === FIRST;
    if (type < FULL || type > LAST || startsRecord !== (open === undefined)) {
      throw invalidRecord();
    }
    const fragments: Uint8Array[] = open ?? [];
    fragments.push(data);
    if (type === FULL || type === LAST) {
      records.push(fragments.length === 1 ? data : Buffer.concat(fragments));
      open = undefined;
    } else {
      open = fragments;
    }
    at = end;
  }
  if (open !== undefined) {
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
  return new StatusError("INVALID_ARGUMENT", "Invalid record");
}
