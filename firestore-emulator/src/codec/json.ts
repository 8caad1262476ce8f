import {
  type DescMessage,
  fromJson,
  type JsonObject,
  type JsonValue,
  type MessageShape,
  toJson,
} from "@bufbuild/protobuf";
import { invalidArgument, type StatusError } from "../model/status.ts";
import { javaDouble } from "../model/strings.ts";

const INTEGER = /^-?\d+$/;
/** An integer long enough that a JavaScript number may not represent it exactly. */
const LONG_NUMBER = /\d{16}/;
/** The keys of doubles in Firestore's messages. */
const DOUBLES: ReadonlySet<string> = new Set(["doubleValue", "latitude", "longitude"]);

/** The official error for JSON that does not match its message type. */
export function invalidPayload(): StatusError {
  return invalidArgument("Payload isn't valid for request.");
}

/** JSON.parse, except that integers beyond 2^53 become strings, which protobuf JSON also accepts for numbers. */
export function parseJson(text: string): JsonValue {
  try {
    const json: JsonValue = LONG_NUMBER.test(text) ? JSON.parse(text, keepLongIntegers) : JSON.parse(text);
    return json;
  } catch (error) {
    if (error instanceof SyntaxError) throw invalidPayload();
    throw error;
  }
}

/** Parses protobuf JSON as a message. @throws StatusError for unknown keys, wrong types and two members of a oneof */
export function messageFromJson<Desc extends DescMessage>(schema: Desc, json: JsonValue): MessageShape<Desc> {
  try {
    return fromJson(schema, json);
  } catch {
    throw invalidPayload();
  }
}

/** The protobuf JSON of a message. A negative zero is the text `-0`, because JSON parsers lose its sign. */
export function messageToJson<Desc extends DescMessage>(
  schema: Desc,
  message: MessageShape<Desc>,
): JsonValue {
  return keepSignOfZero(toJson(schema, message));
}

/** Whether parsed JSON is an object. */
export function isObject(json: unknown): json is JsonObject {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}

/** The value at a key of parsed JSON, `undefined` when that is no object. */
export function property(json: unknown, key: string): JsonValue | undefined {
  return isObject(json) ? json[key] : undefined;
}

/** The text at a key of parsed JSON, `""` when there is none. */
export function textOf(json: unknown, key: string): string {
  const value = property(json, key);
  return typeof value === "string" ? value : "";
}

/**
 * The JSON layout of the official emulator's REST responses: two-space indentation, a line break inside empty objects,
 * arrays inline around their elements, doubles as Java prints them.
 */
export function formatJson(json: JsonValue, indent = "", key = ""): string {
  if (DOUBLES.has(key) && (typeof json === "number" || json === "-0")) return javaDouble(Number(json));
  if (typeof json !== "object" || json === null) return JSON.stringify(json);
  if (Array.isArray(json)) return `[${json.map((item) => formatJson(item, indent)).join(", ")}]`;
  const inner = `${indent}  `;
  const lines = Object.entries(json).map(
    ([name, value]) => `${inner}${JSON.stringify(name)}: ${formatJson(value, inner, name)}`,
  );
  return lines.length === 0 ? `{\n${indent}}` : `{\n${lines.join(",\n")}\n${indent}}`;
}

function keepLongIntegers(_key: string, value: unknown, context?: { source?: string }): unknown {
  const source = context?.source;
  if (typeof value !== "number" || source === undefined || Number.isSafeInteger(value)) return value;
  return INTEGER.test(source) ? source : value;
}

function keepSignOfZero(json: JsonValue): JsonValue {
  if (Object.is(json, -0)) return "-0";
  if (typeof json !== "object" || json === null) return json;
  // Assignment to `__proto__` would set the prototype; numbers have other keys.
  for (const [key, value] of Object.entries(json)) {
    if (Object.is(value, -0)) Reflect.set(json, key, "-0");
    else keepSignOfZero(value);
  }
  return json;
}
