import type { EnumType, FieldType, MessageType, ScalarName } from "./descriptor.ts";
import { DocumentMessage } from "./document-message.ts";
import { isMessage, type Message } from "./message.ts";
import { isPacked, WIRE_TYPE, wireTypeOf } from "./wire-format.ts";
import type { WireWriter } from "./wire-writer.ts";

const MAP_KEY_TAG = (1 << 3) | WIRE_TYPE.bytes;
const MAX_SAFE_DIGITS = 15;

/** Writes a gRPC length-prefixed message: the uncompressed flag, the length and the protobuf encoding. */
export function encodeFramed(type: MessageType, message: Message, writer: WireWriter): void {
  writer.uint8(0);
  const length = writer.skipUint32();
  const start = writer.length;
  if (message instanceof DocumentMessage) writer.raw(message.bytes());
  else encodeMessage(type, message, writer);
  writer.fillUint32(length, writer.length - start);
}

/** Writes the protobuf encoding of a message without its length. Unknown properties are skipped. */
function encodeMessage(type: MessageType, message: Message, writer: WireWriter): void {
  for (const name in message) {
    const value = message[name];
    if (value === undefined || value === null) continue;
    const field = type.fields.get(name);
    if (field) encodeField(field, value, writer);
  }
}

function encodeField(field: FieldType, value: unknown, writer: WireWriter): void {
  const tag = (field.id << 3) | wireTypeOf(field);
  if (field.rule === "single") {
    writer.varint(tag);
    encodeSingle(field.type, value, writer);
  } else if (field.rule === "map") {
    encodeMap(field, value, writer);
  } else if (Array.isArray(value) && value.length > 0) {
    if (isPacked(field)) encodePacked(field, value, writer);
    else {
      for (const item of value) {
        writer.varint(tag);
        encodeSingle(field.type, item, writer);
      }
    }
  }
}

function encodePacked(field: FieldType, values: readonly unknown[], writer: WireWriter): void {
  writer.varint((field.id << 3) | WIRE_TYPE.bytes);
  const start = writer.begin();
  for (const value of values) encodeSingle(field.type, value, writer);
  writer.end(start);
}

function encodeMap(field: FieldType, value: unknown, writer: WireWriter): void {
  if (!isMessage(value)) return;
  const valueTag = (2 << 3) | wireTypeOf({ ...field, rule: "single" });
  for (const key of Object.keys(value)) {
    writer.varint((field.id << 3) | WIRE_TYPE.bytes);
    const start = writer.begin();
    writer.varint(MAP_KEY_TAG);
    writer.text(key);
    writer.varint(valueTag);
    encodeSingle(field.type, value[key], writer);
    writer.end(start);
  }
}

function encodeSingle(type: ScalarName | EnumType | MessageType, value: unknown, writer: WireWriter): void {
  if (typeof type === "string") encodeScalar(type, value, writer);
  else if (type.kind === "enum") writer.signed(enumNumber(type, value));
  else if (value instanceof DocumentMessage) writer.bytes(value.bytes());
  else {
    const start = writer.begin();
    if (isMessage(value)) encodeMessage(type, value, writer);
    writer.end(start);
  }
}

function encodeScalar(type: ScalarName, value: unknown, writer: WireWriter): void {
  switch (type) {
    case "bool":
      writer.uint8(value === true ? 1 : 0);
      return;
    case "int32":
      writer.signed(Number(value));
      return;
    case "int64":
      encodeInt64(value, writer);
      return;
    case "double":
      writer.double(Number(value));
      return;
    case "string":
      writer.text(String(value));
      return;
    case "bytes":
      writer.bytes(value instanceof Uint8Array ? value : new Uint8Array());
  }
}

function encodeInt64(value: unknown, writer: WireWriter): void {
  if (typeof value === "number") writer.signed(value);
  else if (typeof value === "bigint") writer.signedBigInt(value);
  else {
    const text = String(value);
    if (text.length <= MAX_SAFE_DIGITS) writer.signed(Number(text));
    else writer.signedBigInt(BigInt(text));
  }
}

function enumNumber(type: EnumType, value: unknown): number {
  return typeof value === "number" ? value : (type.values.get(String(value)) ?? 0);
}
