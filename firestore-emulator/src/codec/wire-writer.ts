const INITIAL_SIZE = 512;
const MAX_REUSED_SIZE = 64 * 1024;
const MAX_SHORT_LENGTH = 24;
const TWO_32 = 4_294_967_296;

/** Growable buffer for the protobuf wire format. */
export class WireWriter {
  #bytes: Buffer;
  #position = 0;

  constructor(size: number = INITIAL_SIZE) {
    this.#bytes = Buffer.allocUnsafeSlow(size);
  }

  get length(): number {
    return this.#position;
  }

  /** The bytes written so far, as a view that later writes may change. */
  written(): Buffer {
    return this.#bytes.subarray(0, this.#position);
  }

  /** Empties the buffer and releases it when it has grown large. */
  clear(): void {
    this.#position = 0;
    if (this.#bytes.length > MAX_REUSED_SIZE) this.#bytes = Buffer.allocUnsafeSlow(INITIAL_SIZE);
  }

  /** An unsigned integer below 2^53. */
  varint(value: number): void {
    this.#reserve(10);
    this.#varint(value);
  }

  /** An int32 or int64; negative numbers take ten bytes. */
  signed(value: number): void {
    if (value >= 0 && Number.isSafeInteger(value)) this.varint(value);
    else this.signedBigInt(BigInt(value));
  }

  signedBigInt(value: bigint): void {
    this.#reserve(10);
    let rest = BigInt.asUintN(64, value);
    while (rest > 0x7fn) {
      this.#bytes[this.#position++] = Number(rest & 0x7fn) | 0x80;
      rest >>= 7n;
    }
    this.#bytes[this.#position++] = Number(rest);
  }

  double(value: number): void {
    this.#reserve(8);
    this.#position = this.#bytes.writeDoubleLE(value, this.#position);
  }

  /** A length-prefixed UTF-8 string. */
  text(text: string): void {
    if (text.length <= MAX_SHORT_LENGTH && this.#writeShortAscii(text)) return;
    const length = Buffer.byteLength(text, "utf8");
    this.#reserve(length + 10);
    this.#varint(length);
    this.#position += this.#bytes.write(text, this.#position, "utf8");
  }

  /** Length-prefixed bytes. */
  bytes(bytes: Uint8Array): void {
    this.#reserve(bytes.length + 10);
    this.#varint(bytes.length);
    this.#bytes.set(bytes, this.#position);
    this.#position += bytes.length;
  }

  /** Bytes without a length. */
  raw(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#position);
    this.#position += bytes.length;
  }

  uint8(value: number): void {
    this.#reserve(1);
    this.#bytes[this.#position++] = value;
  }

  /** Reserves four bytes for `fillUint32`; returns their position. */
  skipUint32(): number {
    this.#reserve(4);
    const at = this.#position;
    this.#position += 4;
    return at;
  }

  fillUint32(at: number, value: number): void {
    this.#bytes.writeUInt32BE(value, at);
  }

  /** Starts a length-prefixed block; pass the result to `end`. */
  begin(): number {
    this.#reserve(1);
    this.#position += 1;
    return this.#position;
  }

  end(start: number): void {
    const length = this.#position - start;
    if (length < 0x80) {
      this.#bytes[start - 1] = length;
      return;
    }
    // Only one byte was reserved for the length: move the content.
    const size = varintSize(length);
    this.#reserve(size);
    this.#bytes.copyWithin(start + size - 1, start, this.#position);
    this.#position = start - 1;
    this.#varint(length);
    this.#position += length;
  }

  #varint(value: number): void {
    let rest = value;
    while (rest >= TWO_32) {
      this.#bytes[this.#position++] = (rest & 0x7f) | 0x80;
      rest = Math.floor(rest / 0x80);
    }
    rest >>>= 0;
    while (rest > 0x7f) {
      this.#bytes[this.#position++] = (rest & 0x7f) | 0x80;
      rest >>>= 7;
    }
    this.#bytes[this.#position++] = rest;
  }

  /** Writes a short ASCII string; returns false and writes nothing for other strings. */
  #writeShortAscii(text: string): boolean {
    this.#reserve(MAX_SHORT_LENGTH + 1);
    const bytes = this.#bytes;
    const start = this.#position + 1;
    for (let index = 0; index < text.length; index += 1) {
      const unit = text.charCodeAt(index);
      if (unit > 0x7f) return false;
      bytes[start + index] = unit;
    }
    bytes[this.#position] = text.length;
    this.#position = start + text.length;
    return true;
  }

  #reserve(size: number): void {
    const needed = this.#position + size;
    if (needed <= this.#bytes.length) return;
    const grown = Buffer.allocUnsafeSlow(Math.max(needed, this.#bytes.length * 2));
    grown.set(this.#bytes.subarray(0, this.#position));
    this.#bytes = grown;
  }
}

function varintSize(value: number): number {
  let size = 1;
  for (let rest = value; rest > 0x7f; rest = Math.floor(rest / 0x80)) size += 1;
  return size;
}
