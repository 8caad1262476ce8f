import { WIRE_TYPE } from "./wire-format.ts";

const MAX_INT32 = 2 ** 31 - 1;
const INTERNED_LENGTH = 32;
const INTERNED_SLOTS = 1_024;

/** Thrown for bytes that are not a valid protobuf encoding. */
export class MalformedMessage extends Error {
  override readonly name = "MalformedMessage";
}

/** Reads the protobuf wire format sequentially. */
export class WireReader {
  readonly #bytes: Buffer;
  #position = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get position(): number {
    return this.#position;
  }

  get length(): number {
    return this.#bytes.length;
  }

  /** Loses precision beyond 2^53: for tags, lengths, bools and enums. */
  varint(): number {
    let value = 0;
    let factor = 1;
    for (let size = 0; size < 10; size += 1) {
      const byte = this.#byte();
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
      factor *= 0x80;
    }
    throw new MalformedMessage("a number is longer than ten bytes");
  }

  int32(): number {
    const start = this.#position;
    const value = this.varint();
    if (value <= MAX_INT32) return value;
    this.#position = start;
    return Number(BigInt.asIntN(32, this.signedBigInt()));
  }

  /** A number when it is a safe integer, else a decimal string. */
  int64(): number | string {
    const start = this.#position;
    const value = this.varint();
    if (Number.isSafeInteger(value)) return value;
    this.#position = start;
    const exact = this.signedBigInt();
    const number = Number(exact);
    return Number.isSafeInteger(number) ? number : String(exact);
  }

  /** An exact int64. */
  signedBigInt(): bigint {
    let value = 0n;
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = this.#byte();
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return BigInt.asIntN(64, value);
    }
    throw new MalformedMessage("a number is longer than ten bytes");
  }

  double(): number {
    const start = this.#skip(8);
    return this.#bytes.readDoubleLE(start);
  }

  bytes(): Buffer {
    const length = this.varint();
    const start = this.#skip(length);
    // Copied: a view would keep the request buffer in memory as long as the value.
    return Buffer.from(this.#bytes.subarray(start, start + length));
  }

  text(): string {
    const length = this.varint();
    const start = this.#skip(length);
    return this.#bytes.toString("utf8", start, start + length);
  }

  /** As `text`, for field names, which repeat: equal names share one string. */
  name(): string {
    const length = this.varint();
    const start = this.#skip(length);
    return length <= INTERNED_LENGTH
      ? intern(this.#bytes, start, start + length)
      : this.#bytes.toString("utf8", start, start + length);
  }

  /** Reads a length prefix and returns the end position of its content. */
  end(): number {
    const length = this.varint();
    const end = this.#position + length;
    if (end > this.#bytes.length) throw truncated();
    return end;
  }

  /** A reader of a length-prefixed block, as a view. */
  nested(): WireReader {
    const length = this.varint();
    const start = this.#skip(length);
    return new WireReader(this.#bytes.subarray(start, start + length));
  }

  /** Skips a value of the wire type. */
  skip(wireType: number): void {
    switch (wireType) {
      case WIRE_TYPE.varint:
        this.varint();
        return;
      case WIRE_TYPE.fixed64:
        this.#skip(8);
        return;
      case WIRE_TYPE.bytes:
        this.#skip(this.varint());
        return;
      case WIRE_TYPE.fixed32:
        this.#skip(4);
        return;
      default:
        throw new MalformedMessage(`unexpected wire type ${wireType}`);
    }
  }

  #byte(): number {
    const byte = this.#bytes[this.#position];
    if (byte === undefined) throw truncated();
    this.#position += 1;
    return byte;
  }

  #skip(length: number): number {
    const start = this.#position;
    if (start + length > this.#bytes.length) throw truncated();
    this.#position = start + length;
    return start;
  }
}

/** Hash table of interned names; a collision replaces the entry. */
const interned: (string | undefined)[] = new Array(INTERNED_SLOTS).fill(undefined);

function intern(bytes: Buffer, start: number, end: number): string {
  let hash = end - start;
  for (let index = start; index < end; index += 1) hash = (hash * 31 + (bytes[index] ?? 0)) | 0;
  const slot = hash & (INTERNED_SLOTS - 1);
  const known = interned[slot];
  if (known !== undefined && equalsAscii(known, bytes, start, end)) return known;
  const name = bytes.toString("utf8", start, end);
  interned[slot] = name;
  return name;
}

/** Whether the bytes are the ASCII encoding of the text. */
function equalsAscii(text: string, bytes: Buffer, start: number, end: number): boolean {
  if (text.length !== end - start) return false;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit > 0x7f || unit !== bytes[start + index]) return false;
  }
  return true;
}

function truncated(): MalformedMessage {
  return new MalformedMessage("the message is truncated");
}
