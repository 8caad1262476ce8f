const FIRST_SIZE = 512;
const KEPT_SIZE = 64 * 1024;
const SHORT_TEXT = 24;
const TWO_32 = 4_294_967_296;

/** Protobuf output that grows as it is written. */
export class WireWriter {
  #bytes: Buffer;
  #position = 0;

  constructor(size: number = FIRST_SIZE) {
    this.#bytes = Buffer.allocUnsafeSlow(size);
  }

  get length(): number {
    return this.#position;
  }

  /** What was written, as a view that further writing may change. */
  written(): Buffer {
    return this.#bytes.subarray(0, this.#position);
  }

  /** Begins anew, without the memory that a long output took. */
  clear(): void {
    this.#position = 0;
    if (this.#bytes.length > KEPT_SIZE) this.#bytes = Buffer.allocUnsafeSlow(FIRST_SIZE);
  }

  /** An unsigned integer below 2^53. */
  varint(value: number): void {
    this.#reserve(10);
    this.#varint(value);
  }

  /** A whole number as int32 or int64: negative ones take ten bytes. */
  signed(value: number): void {
    if (value >= 0 && Number.isSafeInteger(value)) this.varint(value);
    else this.signedBig(BigInt(value));
  }

  signedBig(value: bigint): void {
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

  /** A length and the UTF-8 of a text. */
  text(text: string): void {
    if (text.length <= SHORT_TEXT && this.#ascii(text)) return;
    const length = Buffer.byteLength(text, "utf8");
    this.#reserve(length + 10);
    this.#varint(length);
    this.#position += this.#bytes.write(text, this.#position, "utf8");
  }

  /** A length and the bytes. */
  bytes(bytes: Uint8Array): void {
    this.#reserve(bytes.length + 10);
    this.#varint(bytes.length);
    this.#bytes.set(bytes, this.#position);
    this.#position += bytes.length;
  }

  /** The bytes alone. */
  raw(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#position);
    this.#position += bytes.length;
  }

  uint8(value: number): void {
    this.#reserve(1);
    this.#bytes[this.#position++] = value;
  }

  /** Leaves four bytes for `fillUint32`. */
  skipUint32(): number {
    this.#reserve(4);
    const at = this.#position;
    this.#position += 4;
    return at;
  }

  fillUint32(at: number, value: number): void {
    this.#bytes.writeUInt32BE(value, at);
  }

  /** Begins something with a length before it; hand the result to `end`. */
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
    // Only one byte was kept for the length: what follows moves up.
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

  /** Writes a short ASCII text; false, and nothing written, for any other. */
  #ascii(text: string): boolean {
    this.#reserve(SHORT_TEXT + 1);
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
