import { WIRE_TYPE } from "../codec/wire-format.ts";
import { MalformedMessage, WireReader } from "../codec/wire-reader.ts";
import { WireWriter } from "../codec/wire-writer.ts";

export const { varint: VARINT, fixed64: FIXED64, bytes: BYTES, startGroup: GROUP_START } = WIRE_TYPE;

export type Writer = WireWriter;
export type Reader = WireReader;

export function newWriter(): Writer {
  return new WireWriter();
}

export function newReader(bytes: Uint8Array): Reader {
  return new WireReader(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

/** Writes an unsigned integer below 2^53. */
export function writeNumber(writer: Writer, field: number, value: number): void {
  tag(writer, field, VARINT);
  writer.varint(value);
}

/** Writes an int64; negative numbers take ten bytes. */
export function writeInt64(writer: Writer, field: number, value: bigint): void {
  tag(writer, field, VARINT);
  writer.signedBigInt(value);
}

export function writeBool(writer: Writer, field: number, value: boolean): void {
  writeNumber(writer, field, value ? 1 : 0);
}

export function writeDouble(writer: Writer, field: number, value: number): void {
  tag(writer, field, FIXED64);
  writer.double(value);
}

export function writeString(writer: Writer, field: number, value: string): void {
  tag(writer, field, BYTES);
  writer.text(value);
}

export function writeBytes(writer: Writer, field: number, value: Uint8Array): void {
  tag(writer, field, BYTES);
  writer.bytes(value);
}

/** Writes a message with the fields that `writeFields` writes. */
export function writeMessage(writer: Writer, field: number, writeFields: () => void): void {
  tag(writer, field, BYTES);
  const start = writer.begin();
  writeFields();
  writer.end(start);
}

/** Writes a group: fields between a start and an end tag. */
export function writeGroup(writer: Writer, field: number, writeFields: () => void): void {
  tag(writer, field, GROUP_START);
  writeFields();
  tag(writer, field, WIRE_TYPE.endGroup);
}

function tag(writer: Writer, field: number, wireType: number): void {
  writer.varint((field << 3) | wireType);
}

/** Returns true when it has read the field, false to skip it. */
type FieldVisitor = (field: number, wireType: number) => boolean;

/** Reads a message to its end. */
export function readFields(reader: Reader, visit: FieldVisitor): void {
  while (reader.position < reader.length) {
    const key = reader.varint();
    readField(reader, key, visit);
  }
}

/** Reads a group, after its start tag, through its end tag. */
export function readGroup(reader: Reader, group: number, visit: FieldVisitor): void {
  while (reader.position < reader.length) {
    const key = reader.varint();
    if ((key & 7) === WIRE_TYPE.endGroup) {
      if (key >>> 3 !== group) {
        break;
      }
      return;
    }
    readField(reader, key, visit);
  }
  throw new MalformedMessage("A group has no end.");
}

function readField(reader: Reader, key: number, visit: FieldVisitor): void {
  const field = key >>> 3;
  const wireType = key & 7;
  if (visit(field, wireType)) {
    return;
  }
  if (wireType === GROUP_START) {
    readGroup(reader, field, () => false);
  } else {
    reader.skip(wireType);
  }
}
