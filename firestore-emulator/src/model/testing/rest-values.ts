import type { Fields, Value } from "../document.ts";
import { list, optional, record, text } from "./json.ts";

/** Reads a valid value in REST JSON. */
export function readValue(json: unknown): Value {
  const [entry] = Object.entries(record(json));
  if (entry === undefined) {
    throw new TypeError("A value without a type");
  }
  const [type, content] = entry;
  switch (type) {
    case "nullValue":
      return { kind: "null" };
    case "booleanValue":
      return { kind: "boolean", value: content === true };
    case "integerValue":
      return { kind: "integer", value: BigInt(text(content)) };
    case "doubleValue":
      return { kind: "double", value: Number(content) };
    case "timestampValue":
      return { kind: "timestamp", micros: readTime(text(content)) };
    case "stringValue":
      return { kind: "string", value: text(content) };
    case "bytesValue":
      return { kind: "bytes", value: Buffer.from(text(content), "base64") };
    case "referenceValue":
      return { kind: "reference", name: text(content) };
    case "geoPointValue":
      return { kind: "geoPoint", ...readCoordinates(record(content)) };
    case "arrayValue":
      return { kind: "array", values: (optional(record(content).values, list) ?? []).map(readValue) };
    case "mapValue":
      return { kind: "map", fields: readFields(record(content).fields) };
    default:
      throw new TypeError(`Unknown value type ${type}`);
  }
}

export function readFields(json: unknown): Fields {
  return new Map(
    Object.entries(optional(json, record) ?? {}).map(([name, value]): [string, Value] => [
      name,
      readValue(value),
    ]),
  );
}

/** Microseconds of an RFC 3339 time; finer digits are truncated. */
export function readTime(time: string): bigint {
  const [, seconds = "", fraction = "", zone = "Z"] =
    /^(.*:\d\d)(?:\.(\d+))?(Z|[+-]\d\d:\d\d)$/.exec(time) ?? [];
  const micros = fraction.padEnd(6, "0").slice(0, 6);
  return BigInt(Date.parse(`${seconds}${zone}`)) * 1_000n + BigInt(micros);
}

function readCoordinates(content: Readonly<Record<string, unknown>>) {
  return { latitude: Number(content.latitude ?? 0), longitude: Number(content.longitude ?? 0) };
}
