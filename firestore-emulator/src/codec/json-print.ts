import type { EnumType, FieldType, MessageType, ScalarName } from "./descriptor.ts";
import { DocumentMessage } from "./document-message.ts";
import { isMessage, type Message } from "./message.ts";
import { timestampText } from "./timestamp.ts";

/** A number to print as a double, so that `formatJson` can distinguish it from an integer. */
export class DoubleNumber {
  readonly value: number;

  constructor(value: number) {
    this.value = value;
  }

  /** For JSON.stringify: `-0` is a string, because JSON parsers lose its sign. */
  toJSON(): number | string {
    return Object.is(this.value, -0) ? "-0" : this.value;
  }
}

export type JsonTree =
  | null
  | boolean
  | number
  | string
  | DoubleNumber
  | readonly JsonTree[]
  | { readonly [key: string]: JsonTree };

/** The protobuf JSON of a message: camelCase keys, int64 as string, enums by name, default values omitted. */
export function messageToJson(type: MessageType, message: Message): { [key: string]: JsonTree } {
  if (message instanceof DocumentMessage) return messageToJson(type, message.message());
  const json: { [key: string]: JsonTree } = {};
  for (const key in message) {
    const field = type.fields.get(key);
    const value = message[key];
    if (!field || value === undefined || value === null) continue;
    const printed = fieldToJson(field, value);
    if (printed !== undefined) json[key] = printed;
  }
  return json;
}

function fieldToJson(field: FieldType, value: unknown): JsonTree | undefined {
  if (field.rule === "repeated") {
    if (!Array.isArray(value) || value.length === 0) return undefined;
    return value.map((item) => singleToJson(field.type, item));
  }
  if (field.rule === "map") {
    if (!isMessage(value)) return undefined;
    const entries = Object.entries(value);
    if (entries.length === 0) return undefined;
    const json: { [key: string]: JsonTree } = {};
    for (const [key, item] of entries) {
      Object.defineProperty(json, key, {
        value: singleToJson(field.type, item),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
    return json;
  }
  if (field.oneof === undefined && isDefault(value)) return undefined;
  return singleToJson(field.type, value);
}

function isDefault(value: unknown): boolean {
  return (
    value === "" ||
    Object.is(value, 0) ||
    value === false ||
    value === "0" ||
    (Buffer.isBuffer(value) && value.length === 0)
  );
}

function singleToJson(type: ScalarName | EnumType | MessageType, value: unknown): JsonTree {
  if (typeof type === "string") return scalarToJson(type, value);
  if (type.kind === "enum") return type.values.has("NULL_VALUE") ? null : String(value);
  if (!isMessage(value)) throw new Error(`a ${type.name} cannot be printed from ${typeof value}`);
  switch (type.name) {
    case "google.protobuf.Timestamp":
      return timestampText(value);
    case "google.protobuf.Int32Value":
      return Number(value.value ?? 0);
    case "google.protobuf.Int64Value":
      return String(value.value ?? 0);
    case "google.protobuf.DoubleValue":
      return scalarToJson("double", value.value ?? 0);
    default:
      return messageToJson(type, value);
  }
}

function scalarToJson(type: ScalarName, value: unknown): JsonTree {
  switch (type) {
    case "bool":
      return value === true;
    case "int32":
      return Number(value);
    case "int64":
    case "string":
      return String(value);
    case "double": {
      const number = Number(value);
      return Number.isFinite(number) ? new DoubleNumber(number) : String(number);
    }
    case "bytes":
      return value instanceof Uint8Array ? Buffer.from(value).toString("base64") : "";
  }
}
