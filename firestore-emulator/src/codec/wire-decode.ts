import type { EnumType, FieldType, MessageType, ScalarName } from "./descriptor.ts";
import type { Message } from "./message.ts";
import { WIRE_TYPE, wireTypeOf } from "./wire-format.ts";
import { MalformedMessage, WireReader } from "./wire-reader.ts";

/** Nesting limit of protobuf parsers; documents nest less. */
const MAX_DEPTH = 100;

/**
 * Decodes the protobuf encoding of a message. Unknown fields are skipped; the last member of a oneof wins.
 * @throws MalformedMessage
 */
export function decodeMessage(type: MessageType, bytes: Buffer): Message {
  const reader = new WireReader(bytes);
  return decodeUntil(type, reader, bytes.length, 0);
}

function decodeUntil(type: MessageType, reader: WireReader, end: number, depth: number): Message {
  if (depth > MAX_DEPTH) throw new MalformedMessage("messages are nested too deeply");
  const message: Record<string, unknown> = {};
  let oneof: FieldType | undefined;
  while (reader.position < end) {
    const tag = reader.varint();
    const field = type.byId.get(Math.floor(tag / 8));
    const wireType = tag & 7;
    if (!field) {
      reader.skip(wireType);
      continue;
    }
    if (field.oneof !== undefined) {
      if (oneof !== undefined && oneof !== field && oneof.oneof === field.oneof) delete message[oneof.name];
      oneof = field;
    }
    decodeField(field, wireType, message, reader, depth);
  }
  if (reader.position !== end) throw new MalformedMessage("a field exceeds the end of its message");
  return message;
}

function decodeField(
  field: FieldType,
  wireType: number,
  message: Record<string, unknown>,
  reader: WireReader,
  depth: number,
): void {
  const expected = field.rule === "map" ? WIRE_TYPE.bytes : wireTypeOf(field);
  if (field.rule === "repeated") {
    const existing = message[field.name];
    const values: unknown[] = Array.isArray(existing) ? existing : [];
    message[field.name] = values;
    if (wireType === expected) values.push(decodeSingle(field.type, reader, depth));
    else if (wireType === WIRE_TYPE.bytes) decodePacked(field, values, reader, depth);
    else reader.skip(wireType);
  } else if (wireType !== expected) {
    reader.skip(wireType);
  } else if (field.rule === "map") {
    decodeEntry(field, message, reader, depth);
  } else {
    message[field.name] = decodeSingle(field.type, reader, depth);
  }
}

function decodePacked(field: FieldType, values: unknown[], reader: WireReader, depth: number): void {
  const end = reader.end();
  while (reader.position < end) values.push(decodeSingle(field.type, reader, depth));
}

function decodeEntry(
  field: FieldType,
  message: Record<string, unknown>,
  reader: WireReader,
  depth: number,
): void {
  const end = reader.end();
  let key = "";
  let value: unknown;
  while (reader.position < end) {
    const tag = reader.varint();
    if (tag === ((1 << 3) | WIRE_TYPE.bytes)) key = reader.name();
    else if (tag === ((2 << 3) | wireTypeOf(field))) value = decodeSingle(field.type, reader, depth);
    else reader.skip(tag & 7);
  }
  const existing = message[field.name];
  const map = isMap(existing) ? existing : {};
  message[field.name] = map;
  setEntry(map, key, value ?? (typeof field.type === "string" ? "" : {}));
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Assignment to `__proto__` would set the prototype. */
function setEntry(map: Record<string, unknown>, key: string, value: unknown): void {
  if (key === "__proto__") {
    Object.defineProperty(map, key, { value, enumerable: true, configurable: true, writable: true });
  } else {
    map[key] = value;
  }
}

function decodeSingle(type: ScalarName | EnumType | MessageType, reader: WireReader, depth: number): unknown {
  if (typeof type === "string") return decodeScalar(type, reader);
  if (type.kind === "message") return decodeUntil(type, reader, reader.end(), depth + 1);
  const number = reader.int32();
  return type.names.get(number) ?? number;
}

function decodeScalar(type: ScalarName, reader: WireReader): unknown {
  switch (type) {
    case "bool":
      return reader.varint() !== 0;
    case "int32":
      return reader.int32();
    case "int64":
      return reader.int64();
    case "double":
      return reader.double();
    case "string":
      return reader.text();
    case "bytes":
      return reader.bytes();
  }
}
