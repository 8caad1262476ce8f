import { BinaryReader, type BinaryWriter, WireType } from "@bufbuild/protobuf/wire";

export const { Varint: VARINT, Bit64: FIXED64, LengthDelimited: BYTES, StartGroup: GROUP_START } = WireType;

/** Writes an int64. */
export function writeInt64(writer: BinaryWriter, field: number, value: bigint | number): void {
  writer.tag(field, VARINT).int64(value);
}

export function writeString(writer: BinaryWriter, field: number, value: string): void {
  writer.tag(field, BYTES).string(value);
}

/** Writes a message with the fields that `writeFields` writes. */
export function writeMessage(writer: BinaryWriter, field: number, writeFields: () => void): void {
  writer.tag(field, BYTES).fork();
  writeFields();
  writer.join();
}

/** Writes a group: fields between a start and an end tag. */
export function writeGroup(writer: BinaryWriter, field: number, writeFields: () => void): void {
  writer.tag(field, GROUP_START);
  writeFields();
  writer.tag(field, WireType.EndGroup);
}

/** Returns true when it has read the field, false to skip it. */
type FieldVisitor = (field: number, wireType: WireType) => boolean;

/** Reads a message to its end. */
export function readFields(reader: BinaryReader, visit: FieldVisitor): void {
  while (reader.pos < reader.len) {
    const [field, wireType] = reader.tag();
    if (!visit(field, wireType)) reader.skip(wireType, field);
  }
}

/** Reads a group, after its start tag, through its end tag. */
export function readGroup(reader: BinaryReader, group: number, visit: FieldVisitor): void {
  while (reader.pos < reader.len) {
    const [field, wireType] = reader.tag();
    if (wireType === WireType.EndGroup && field === group) return;
    if (!visit(field, wireType)) reader.skip(wireType, field);
  }
  throw new RangeError("A group has no end.");
}

/** A reader of a message field. */
export function readMessage(reader: BinaryReader): BinaryReader {
  return new BinaryReader(reader.bytes());
}

/** Reads an int64. */
export function readInt64(reader: BinaryReader): bigint {
  return BigInt(reader.int64());
}
