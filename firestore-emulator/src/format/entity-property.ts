import { BinaryReader, type BinaryWriter } from "@bufbuild/protobuf/wire";
import type { Fields, Value } from "../model/document.ts";
import { readReference, writeReference } from "./entity-reference.ts";
import {
  BYTES,
  FIXED64,
  GROUP_START,
  readFields,
  readGroup,
  readInt64,
  readMessage,
  VARINT,
  writeGroup,
  writeInt64,
  writeMessage,
  writeString,
} from "./wire-fields.ts";

/** One field of an entity, or one element of an array field (`multiple`). */
export interface Property {
  readonly name: string;
  readonly multiple: boolean;
  readonly value: Value;
}

/** Field numbers of Property and PropertyValue. */
const MEANING = 1;
const NAME = 3;
const MULTIPLE = 4;
const VALUE = 5;
const INT64 = 1;
const BOOLEAN = 2;
const TEXT = 3;
const DOUBLE = 4;
const POINT = 5;
const POINT_X = 6;
const POINT_Y = 7;
const REFERENCE = 12;

const MEANING_TIMESTAMP = 7;
const MEANING_GEO_POINT = 9;
const MEANING_BYTES = 14;
/** Datastore's short byte string, used by some production exports. */
const MEANING_SHORT_BYTES = 16;
const MEANING_ENTITY = 19;
const MEANING_EMPTY_LIST = 24;

const MEANINGS: Readonly<Partial<Record<Value["kind"], number>>> = {
  timestamp: MEANING_TIMESTAMP,
  geoPoint: MEANING_GEO_POINT,
  bytes: MEANING_BYTES,
  map: MEANING_ENTITY,
  array: MEANING_EMPTY_LIST,
};

/** Writes a property as the field of an entity. Arrays are written as one property per element, so `value` may only be an
 * empty array. */
export function writeProperty(
  writer: BinaryWriter,
  field: number,
  { name, multiple, value }: Property,
  writeMap: (fields: Fields) => void,
): void {
  writeMessage(writer, field, () => {
    const meaning = MEANINGS[value.kind];
    if (meaning !== undefined) {
      writeInt64(writer, MEANING, meaning);
    }
    writeString(writer, NAME, name);
    writer.tag(MULTIPLE, VARINT).bool(multiple);
    writeMessage(writer, VALUE, () => writePropertyValue(writer, value, writeMap));
  });
}

function writePropertyValue(writer: BinaryWriter, value: Value, writeMap: (fields: Fields) => void): void {
  switch (value.kind) {
    case "null":
      break;
    case "array":
      if (value.values.length > 0) {
        throw new RangeError("An array cannot be the element of an array.");
      }
      break;
    case "boolean":
      writer.tag(BOOLEAN, VARINT).bool(value.value);
      break;
    case "integer":
      writeInt64(writer, INT64, value.value);
      break;
    case "timestamp":
      writeInt64(writer, INT64, value.micros);
      break;
    case "double":
      // `+ 0` converts -0 to 0, as in official exports.
      writer.tag(DOUBLE, FIXED64).double(value.value + 0);
      break;
    case "string":
      writeString(writer, TEXT, value.value);
      break;
    case "bytes":
      writer.tag(TEXT, BYTES).bytes(value.value);
      break;
    case "map":
      writeMessage(writer, TEXT, () => writeMap(value.fields));
      break;
    case "geoPoint":
      writeGroup(writer, POINT, () => {
        writer.tag(POINT_X, FIXED64).double(value.latitude);
        writer.tag(POINT_Y, FIXED64).double(value.longitude);
      });
      break;
    case "reference":
      writeGroup(writer, REFERENCE, () => writeReference(writer, value.name));
      break;
  }
}

/** Reads a property. Throws when it has no name. */
export function readProperty(reader: BinaryReader, readMap: (reader: BinaryReader) => Fields): Property {
  let meaning = 0;
  let name: string | undefined;
  let multiple = false;
  let raw = new BinaryReader(new Uint8Array());
  readFields(reader, (field, wireType) => {
    if (field === MEANING && wireType === VARINT) {
      meaning = reader.uint32();
    } else if (field === NAME && wireType === BYTES) {
      name = reader.string();
    } else if (field === MULTIPLE && wireType === VARINT) {
      multiple = reader.bool();
    } else if (field === VALUE && wireType === BYTES) {
      raw = readMessage(reader);
    } else {
      return false;
    }
    return true;
  });
  if (name === undefined) {
    throw new RangeError("A property has no name.");
  }
  return { name, multiple, value: readPropertyValue(raw, meaning, readMap) };
}

function readPropertyValue(
  reader: BinaryReader,
  meaning: number,
  readMap: (reader: BinaryReader) => Fields,
): Value {
  let value: Value = meaning === MEANING_EMPTY_LIST ? { kind: "array", values: [] } : { kind: "null" };
  readFields(reader, (field, wireType) => {
    if (field === INT64 && wireType === VARINT) {
      const number = readInt64(reader);
      value =
        meaning === MEANING_TIMESTAMP
          ? { kind: "timestamp", micros: number }
          : { kind: "integer", value: number };
    } else if (field === BOOLEAN && wireType === VARINT) {
      value = { kind: "boolean", value: reader.bool() };
    } else if (field === TEXT && wireType === BYTES) {
      value = textValue(reader, meaning, readMap);
    } else if (field === DOUBLE && wireType === FIXED64) {
      value = { kind: "double", value: reader.double() };
    } else if (field === POINT && wireType === GROUP_START) {
      value = readPoint(reader);
    } else if (field === REFERENCE && wireType === GROUP_START) {
      value = { kind: "reference", name: readReference(reader, REFERENCE) };
    } else {
      return false;
    }
    return true;
  });
  return value;
}

function textValue(reader: BinaryReader, meaning: number, readMap: (reader: BinaryReader) => Fields): Value {
  switch (meaning) {
    case MEANING_BYTES:
    case MEANING_SHORT_BYTES:
      return { kind: "bytes", value: new Uint8Array(reader.bytes()) };
    case MEANING_ENTITY:
      return { kind: "map", fields: readMap(readMessage(reader)) };
    default:
      return { kind: "string", value: reader.string() };
  }
}

function readPoint(reader: BinaryReader): Value {
  let latitude = 0;
  let longitude = 0;
  readGroup(reader, POINT, (field, wireType) => {
    if (field === POINT_X && wireType === FIXED64) {
      latitude = reader.double();
    } else if (field === POINT_Y && wireType === FIXED64) {
      longitude = reader.double();
    } else {
      return false;
    }
    return true;
  });
  return { kind: "geoPoint", latitude, longitude };
}
