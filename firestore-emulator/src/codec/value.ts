import { StatusError } from "../model/status.ts";
import type { Fields, Value } from "../model/value.ts";
import { isMessage, type Message, messageOf, messagesOf, stringOf } from "./message.ts";
import { microsOf, timestampOf } from "./timestamp.ts";

/** Decodes a google.firestore.v1.Value. Throws INVALID_ARGUMENT when no value type, or one of pipelines only, is set. */
export function decodeValue(message: Message): Value {
  for (const key in message) {
    const raw = message[key];
    switch (key) {
      case "nullValue":
        return { kind: "null" };
      case "booleanValue":
        return { kind: "boolean", value: raw === true };
      case "integerValue":
        return { kind: "integer", value: typeof raw === "number" ? BigInt(raw) : BigInt(String(raw)) };
      case "doubleValue":
        return { kind: "double", value: Number(raw) };
      case "timestampValue":
        return { kind: "timestamp", micros: isMessage(raw) ? microsOf(raw) : 0n };
      case "stringValue":
        return { kind: "string", value: String(raw) };
      case "bytesValue":
        return { kind: "bytes", value: raw instanceof Uint8Array ? raw : new Uint8Array() };
      case "referenceValue":
        return { kind: "reference", name: String(raw) };
      case "geoPointValue": {
        const point = messageOf(message, key);
        return {
          kind: "geoPoint",
          latitude: Number(point?.latitude ?? 0),
          longitude: Number(point?.longitude ?? 0),
        };
      }
      case "arrayValue":
        return { kind: "array", values: decodeValues(messageOf(message, key)) };
      case "mapValue":
        return { kind: "map", fields: decodeFields(messageOf(message, key)) };
    }
  }
  throw new StatusError(
    "INVALID_ARGUMENT",
    Object.keys(message).length === 0
      ? "Cannot convert firestore.v1.Value with type unset."
      : "Value has a value type that this database edition does not support.",
  );
}

/** The elements of a google.firestore.v1.ArrayValue. */
export function decodeValues(array: Message | undefined): Value[] {
  return messagesOf(array, "values").map(decodeValue);
}

/** The `fields` map of a Document or MapValue message. */
export function decodeFields(owner: Message | undefined): Fields {
  const fields = new Map<string, Value>();
  const raw = messageOf(owner, "fields");
  if (raw) for (const name of Object.keys(raw)) fields.set(name, decodeValue(messageOf(raw, name) ?? {}));
  return fields;
}

/** Encodes a google.firestore.v1.Value. */
export function encodeValue(value: Value): Message {
  switch (value.kind) {
    case "null":
      return { nullValue: "NULL_VALUE" };
    case "boolean":
      return { booleanValue: value.value };
    case "integer":
      return { integerValue: String(value.value) };
    case "double":
      return { doubleValue: value.value };
    case "timestamp":
      return { timestampValue: timestampOf(value.micros) };
    case "string":
      return { stringValue: value.value };
    case "bytes":
      return { bytesValue: value.value };
    case "reference":
      return { referenceValue: value.name };
    case "geoPoint":
      return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } };
    case "array":
      return { arrayValue: value.values.length === 0 ? {} : { values: value.values.map(encodeValue) } };
    case "map":
      return { mapValue: value.fields.size === 0 ? {} : { fields: encodeFields(value.fields) } };
  }
}

/** The `fields` map of a Document or MapValue message. */
export function encodeFields(fields: Fields): Message {
  const message: Record<string, Message> = {};
  for (const [name, value] of fields) message[name] = encodeValue(value);
  return message;
}

/** The field path of a FieldReference message, `""` when it is not set. */
export function fieldReferenceOf(message: Message | undefined, key: string): string {
  return stringOf(messageOf(message, key), "fieldPath");
}
