import protobuf from "protobufjs/minimal.js";

/** Protocol buffer wire types. */
export const VARINT = 0;
export const FIXED64 = 1;
export const BYTES = 2;
export const GROUP_START = 3;
export const GROUP_END = 4;

export type Writer = protobuf.Writer;
export type Reader = protobuf.Reader;

export function newWriter(): Writer {
  return protobuf.Writer.create();
}

export function newReader(bytes: Uint8Array): Reader {
  return protobuf.Reader.create(bytes);
}

/** Writes a field's tag; what follows is up to the caller. */
export function tag(writer: Writer, field: number, wireType: number): Writer {
  return writer.uint32((field << 3) | wireType);
}

/** Writes an int64 field; negative numbers take ten bytes. */
export function writeInt64(writer: Writer, field: number, value: bigint): Writer {
  const bits = BigInt.asUintN(64, value);
  return tag(writer, field, VARINT).uint64({
    low: Number(bits & 0xffff_ffffn) | 0,
    high: Number(bits >> 32n) | 0,
    unsigned: true,
  });
}

export function writeString(writer: Writer, field: number, value: string): Writer {
  return tag(writer, field, BYTES).string(value);
}

export function writeBytes(writer: Writer, field: number, value: Uint8Array): Writer {
  return tag(writer, field, BYTES).bytes(value);
}

/** Reads a varint as a signed 64-bit integer. protobufjs itself would need the `long` package for that. */
export function readInt64(reader: Reader): bigint {
  let bits = 0n;
  for (let shift = 0n; shift < 70n; shift += 7n) {
    const byte = reader.buf[reader.pos];
    if (byte === undefined || reader.pos >= reader.len) {
      throw new RangeError("A varint ends beyond its message.");
    }
    reader.pos += 1;
    bits |= BigInt(byte & 0x7f) << shift;
    if (byte < 0x80) {
      return BigInt.asIntN(64, bits);
    }
  }
  throw new RangeError("A varint is longer than ten bytes.");
}

/** What to do with a field: return true when it was read, false to skip it. */
type FieldVisitor = (field: number, wireType: number) => boolean;

/** Reads a message to its end. */
export function readFields(reader: Reader, visit: FieldVisitor): void {
  while (reader.pos < reader.len) {
    const key = reader.uint32();
    if (!visit(key >>> 3, key & 7)) {
      reader.skipType(key & 7);
    }
  }
}

/** Reads a group, whose start tag was just read, through its end tag. */
export function readGroup(reader: Reader, group: number, visit: FieldVisitor): void {
  while (reader.pos < reader.len) {
    const key = reader.uint32();
    if ((key & 7) === GROUP_END) {
      if (key >>> 3 !== group) {
        break;
      }
      return;
    }
    if (!visit(key >>> 3, key & 7)) {
      reader.skipType(key & 7);
    }
  }
  throw new RangeError("A group has no end.");
}

/** The bytes of a field of which only a view is needed. */
export function readNested(reader: Reader): Reader {
  return newReader(reader.bytes());
}
