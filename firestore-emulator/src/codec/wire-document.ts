import type { StoredDocument } from "../model/document.ts";
import type { Fields, Value } from "../model/value.ts";
import { type MessageType, messageType } from "./descriptor.ts";
import { WIRE_TYPE, wireTypeOf } from "./wire-format.ts";
import { WireWriter } from "./wire-writer.ts";

type Tags = { readonly [field: string]: number };

const MICROS = 1_000_000n;

const DOCUMENT = tagsOf(messageType("Document"));
const VALUE = tagsOf(messageType("Value"));
const ARRAY = tagsOf(messageType("ArrayValue"));
const MAP = tagsOf(messageType("MapValue"));
const POINT = tagsOf(messageType("google.type.LatLng"));
const TIMESTAMP = tagsOf(messageType("google.protobuf.Timestamp"));
const ENTRY = { key: (1 << 3) | WIRE_TYPE.bytes, value: (2 << 3) | WIRE_TYPE.bytes };

/** Reused buffer; encoded documents are copied from it. */
const scratch = new WireWriter();

/** Encodes a stored document as google.firestore.v1.Document, without an intermediate message object. */
export function encodeStoredDocument(name: string, document: StoredDocument): Buffer {
  const writer = scratch;
  writer.clear();
  writer.varint(tag(DOCUMENT, "name"));
  writer.text(name);
  encodeFields(tag(DOCUMENT, "fields"), document.fields, writer);
  writer.varint(tag(DOCUMENT, "createTime"));
  encodeTimestamp(document.createTime, writer);
  writer.varint(tag(DOCUMENT, "updateTime"));
  encodeTimestamp(document.updateTime, writer);
  return Buffer.from(writer.written());
}

function tagsOf(type: MessageType): Tags {
  const tags: Record<string, number> = {};
  for (const field of type.fields.values()) {
    tags[field.name] = (field.id << 3) | (field.rule === "map" ? WIRE_TYPE.bytes : wireTypeOf(field));
  }
  return tags;
}

function tag(tags: Tags, name: string): number {
  const found = tags[name];
  if (found === undefined) throw new Error(`the Firestore descriptor lacks ${name}`);
  return found;
}

function encodeFields(fieldsTag: number, fields: Fields, writer: WireWriter): void {
  for (const [name, value] of fields) {
    writer.varint(fieldsTag);
    const entry = writer.begin();
    writer.varint(ENTRY.key);
    writer.text(name);
    writer.varint(ENTRY.value);
    encodeValue(value, writer);
    writer.end(entry);
  }
}

function encodeValue(value: Value, writer: WireWriter): void {
  const start = writer.begin();
  switch (value.kind) {
    case "null":
      writer.varint(tag(VALUE, "nullValue"));
      writer.uint8(0);
      break;
    case "boolean":
      writer.varint(tag(VALUE, "booleanValue"));
      writer.uint8(value.value ? 1 : 0);
      break;
    case "integer":
      writer.varint(tag(VALUE, "integerValue"));
      encodeInteger(value.value, writer);
      break;
    case "double":
      writer.varint(tag(VALUE, "doubleValue"));
      writer.double(value.value);
      break;
    case "timestamp":
      writer.varint(tag(VALUE, "timestampValue"));
      encodeTimestamp(value.micros, writer);
      break;
    case "string":
      writer.varint(tag(VALUE, "stringValue"));
      writer.text(value.value);
      break;
    case "bytes":
      writer.varint(tag(VALUE, "bytesValue"));
      writer.bytes(value.value);
      break;
    case "reference":
      writer.varint(tag(VALUE, "referenceValue"));
      writer.text(value.name);
      break;
    case "geoPoint":
      writer.varint(tag(VALUE, "geoPointValue"));
      encodePoint(value.latitude, value.longitude, writer);
      break;
    case "array":
      writer.varint(tag(VALUE, "arrayValue"));
      encodeArray(value.values, writer);
      break;
    case "map": {
      writer.varint(tag(VALUE, "mapValue"));
      const map = writer.begin();
      encodeFields(tag(MAP, "fields"), value.fields, writer);
      writer.end(map);
    }
  }
  writer.end(start);
}

function encodeArray(values: readonly Value[], writer: WireWriter): void {
  const start = writer.begin();
  for (const value of values) {
    writer.varint(tag(ARRAY, "values"));
    encodeValue(value, writer);
  }
  writer.end(start);
}

function encodePoint(latitude: number, longitude: number, writer: WireWriter): void {
  const start = writer.begin();
  writer.varint(tag(POINT, "latitude"));
  writer.double(latitude);
  writer.varint(tag(POINT, "longitude"));
  writer.double(longitude);
  writer.end(start);
}

function encodeTimestamp(micros: bigint, writer: WireWriter): void {
  if (micros !== lastTime.micros) lastTime = splitTime(micros);
  const start = writer.begin();
  writer.varint(tag(TIMESTAMP, "seconds"));
  writer.signed(lastTime.seconds);
  writer.varint(tag(TIMESTAMP, "nanos"));
  writer.varint(lastTime.nanos);
  writer.end(start);
}

/** Cached, because documents of one commit share their times, and a new document has equal create and update times. */
let lastTime = splitTime(0n);

function splitTime(micros: bigint): { micros: bigint; seconds: number; nanos: number } {
  const fraction = ((micros % MICROS) + MICROS) % MICROS;
  return { micros, seconds: Number((micros - fraction) / MICROS), nanos: Number(fraction) * 1000 };
}

function encodeInteger(value: bigint, writer: WireWriter): void {
  const number = Number(value);
  if (Number.isSafeInteger(number)) writer.signed(number);
  else writer.signedBigInt(value);
}
