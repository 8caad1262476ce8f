import { create } from "@bufbuild/protobuf";
import { NullValue, type Timestamp, TimestampSchema } from "@bufbuild/protobuf/wkt";
import {
  type ArrayValue,
  ArrayValueSchema,
  MapValueSchema,
  type Value as ValueMessage,
  ValueSchema,
} from "../generated/firestore_pb.js";
import { LatLngSchema } from "../generated/lat-lng_pb.js";
import type { Fields, Value } from "../model/document.ts";
import { invalidArgument } from "../model/status.ts";

/** The `fields` of a Document or a MapValue. */
type FieldMessages = Readonly<Record<string, ValueMessage>>;

/** Throws INVALID_ARGUMENT when no value type, or one of pipelines only, is set. */
export function decodeValue(message: ValueMessage | undefined): Value {
  const type = message?.valueType;
  switch (type?.case) {
    case "nullValue":
      return { kind: "null" };
    case "booleanValue":
      return { kind: "boolean", value: type.value };
    case "integerValue":
      return { kind: "integer", value: type.value };
    case "doubleValue":
      return { kind: "double", value: type.value };
    case "timestampValue":
      return { kind: "timestamp", micros: microsOf(type.value) };
    case "stringValue":
      return { kind: "string", value: type.value };
    case "bytesValue":
      // Copied: the message has a view, which would keep the request's buffer in memory as long as the value.
      return { kind: "bytes", value: Buffer.from(type.value) };
    case "referenceValue":
      return { kind: "reference", name: type.value };
    case "geoPointValue":
      return { kind: "geoPoint", latitude: type.value.latitude, longitude: type.value.longitude };
    case "arrayValue":
      return { kind: "array", values: decodeValues(type.value) };
    case "mapValue":
      return { kind: "map", fields: decodeFields(type.value) };
    case undefined:
      throw invalidArgument("Cannot convert firestore.v1.Value with type unset.");
    default:
      throw invalidArgument("Value has a value type that this database edition does not support.");
  }
}

export function decodeValues({ values }: Pick<ArrayValue, "values">): Value[] {
  return values.map(decodeValue);
}

export function decodeFields(owner: { readonly fields: FieldMessages } | undefined): Fields {
  const fields = new Map<string, Value>();
  for (const [name, value] of Object.entries(owner?.fields ?? {})) fields.set(name, decodeValue(value));
  return fields;
}

export function encodeValue(value: Value): ValueMessage {
  return create(ValueSchema, { valueType: valueTypeOf(value) });
}

function valueTypeOf(value: Value): ValueMessage["valueType"] {
  switch (value.kind) {
    case "null":
      return { case: "nullValue", value: NullValue.NULL_VALUE };
    case "boolean":
      return { case: "booleanValue", value: value.value };
    case "integer":
      return { case: "integerValue", value: value.value };
    case "double":
      return { case: "doubleValue", value: value.value };
    case "timestamp":
      return { case: "timestampValue", value: timestampOf(value.micros) };
    case "string":
      return { case: "stringValue", value: value.value };
    case "bytes":
      return { case: "bytesValue", value: value.value };
    case "reference":
      return { case: "referenceValue", value: value.name };
    case "geoPoint":
      return {
        case: "geoPointValue",
        value: create(LatLngSchema, { latitude: value.latitude, longitude: value.longitude }),
      };
    case "array":
      return {
        case: "arrayValue",
        value: create(ArrayValueSchema, { values: value.values.map(encodeValue) }),
      };
    case "map":
      return { case: "mapValue", value: create(MapValueSchema, { fields: encodeFields(value.fields) }) };
  }
}

export function encodeFields(fields: Fields): Record<string, ValueMessage> {
  return Object.fromEntries(Array.from(fields, ([name, value]) => [name, encodeValue(value)]));
}

const MICROS = 1_000_000n;

/** Microseconds since the epoch; finer digits are truncated. */
export function microsOf({ seconds, nanos }: Timestamp): bigint {
  return seconds * MICROS + BigInt(Math.floor(nanos / 1000));
}

/** The message for microseconds since the epoch. */
export function timestampOf(micros: bigint): Timestamp {
  const fraction = ((micros % MICROS) + MICROS) % MICROS;
  return create(TimestampSchema, { seconds: (micros - fraction) / MICROS, nanos: Number(fraction) * 1000 });
}
