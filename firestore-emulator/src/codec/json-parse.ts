import { StatusError } from "../model/status.ts";
import type { EnumType, FieldType, MessageType, ScalarName } from "./descriptor.ts";
import type { Message } from "./message.ts";
import { parseTimestamp } from "./timestamp.ts";

const INT64 = { min: -(2n ** 63n), max: 2n ** 63n - 1n };
const INTEGER = /^-?\d+$/;
const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;
/** Nesting limit of protobuf parsers; documents nest less. */
const MAX_DEPTH = 100;
/** An integer long enough that a JavaScript number may not represent it exactly. */
const LONG_NUMBER = /\d{16}/;

/** The official error for JSON that does not match its message type. */
export function invalidPayload(): StatusError {
  return new StatusError("INVALID_ARGUMENT", "Payload isn't valid for request.");
}

/**
 * Parses protobuf JSON as a message of the type; an empty text is the empty message. Throws `invalidPayload()`
 * for unknown keys, wrong types and two members of a oneof.
 */
export function parseMessage(type: MessageType, text: string): Message {
  return messageFromJson(type, text.trim() === "" ? {} : parseJson(text));
}

/** As `parseMessage`, for parsed JSON (integers beyond 2^53 must be strings). */
export function messageFromJson(type: MessageType, json: unknown, depth = 0): Message {
  if (!isObject(json) || depth > MAX_DEPTH) throw invalidPayload();
  const message: Record<string, unknown> = {};
  const oneofs = new Set<string>();
  for (const [key, value] of Object.entries(json)) {
    const field = type.byJsonName.get(key);
    if (!field) throw invalidPayload();
    if (value === null && !isNullValue(field)) continue;
    if (field.oneof !== undefined) {
      if (oneofs.has(field.oneof)) throw invalidPayload();
      oneofs.add(field.oneof);
    }
    message[field.name] = fieldFromJson(field, value, depth);
  }
  return message;
}

/** JSON.parse, except that integers beyond 2^53 become strings, which protobuf JSON also accepts for numbers. */
function parseJson(text: string): unknown {
  try {
    return LONG_NUMBER.test(text) ? JSON.parse(text, keepLongIntegers) : JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw invalidPayload();
    throw error;
  }
}

function keepLongIntegers(_key: string, value: unknown, context?: { source?: string }): unknown {
  const source = context?.source;
  if (typeof value !== "number" || source === undefined || Number.isSafeInteger(value)) return value;
  return INTEGER.test(source) ? source : value;
}

function fieldFromJson(field: FieldType, value: unknown, depth: number): unknown {
  if (field.rule === "repeated") {
    if (!Array.isArray(value)) throw invalidPayload();
    return value.map((item) => singleFromJson(field.type, item, depth));
  }
  if (field.rule === "map") {
    if (!isObject(value)) throw invalidPayload();
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, singleFromJson(field.type, item, depth)]),
    );
  }
  return singleFromJson(field.type, value, depth);
}

function singleFromJson(type: ScalarName | EnumType | MessageType, value: unknown, depth: number): unknown {
  if (typeof type === "string") return scalarFromJson(type, value);
  if (type.kind === "enum") return enumFromJson(type, value);
  switch (type.name) {
    case "google.protobuf.Timestamp": {
      const timestamp = typeof value === "string" ? parseTimestamp(value) : undefined;
      if (!timestamp) throw invalidPayload();
      return timestamp;
    }
    case "google.protobuf.Int32Value":
      return { value: scalarFromJson("int32", value) };
    case "google.protobuf.Int64Value":
      return { value: scalarFromJson("int64", value) };
    case "google.protobuf.DoubleValue":
      return { value: scalarFromJson("double", value) };
    default:
      return messageFromJson(type, value, depth + 1);
  }
}

function scalarFromJson(type: ScalarName, value: unknown): unknown {
  switch (type) {
    case "bool":
      if (typeof value !== "boolean") throw invalidPayload();
      return value;
    case "string":
      if (typeof value !== "string") throw invalidPayload();
      return value;
    case "bytes":
      if (typeof value !== "string" || !BASE64.test(value)) throw invalidPayload();
      return Buffer.from(value, "base64");
    case "double":
      return doubleFromJson(value);
    case "int32": {
      const integer = integerFromJson(value);
      if (integer < -(2n ** 31n) || integer >= 2n ** 31n) throw invalidPayload();
      return Number(integer);
    }
    case "int64": {
      const integer = integerFromJson(value);
      if (integer < INT64.min || integer > INT64.max) throw invalidPayload();
      return String(integer);
    }
  }
}

function integerFromJson(value: unknown): bigint {
  if (typeof value === "string" && INTEGER.test(value)) return BigInt(value);
  const number = typeof value === "string" && value.trim() === value && value !== "" ? Number(value) : value;
  if (typeof number === "number" && Number.isInteger(number)) return BigInt(number);
  throw invalidPayload();
}

function doubleFromJson(value: unknown): number {
  if (typeof value === "number") return value;
  if (value === "NaN") return Number.NaN;
  if (typeof value !== "string" || value === "" || value.trim() !== value) throw invalidPayload();
  const number = Number(value);
  if (Number.isNaN(number)) throw invalidPayload();
  return number;
}

function enumFromJson(type: EnumType, value: unknown): string {
  if (value === null && type.values.has("NULL_VALUE")) return "NULL_VALUE";
  if (typeof value === "string" && type.values.has(value)) return value;
  if (typeof value === "number") {
    for (const [name, number] of type.values) if (number === value) return name;
  }
  throw invalidPayload();
}

function isNullValue(field: FieldType): boolean {
  return typeof field.type !== "string" && field.type.kind === "enum" && field.type.values.has("NULL_VALUE");
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
