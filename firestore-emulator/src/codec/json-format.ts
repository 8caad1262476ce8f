import type { JsonValue } from "@bufbuild/protobuf";

/** The keys of doubles in Firestore's messages. */
const DOUBLES: ReadonlySet<string> = new Set(["doubleValue", "latitude", "longitude"]);

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

/** A finite double as Java's Double.toString writes it (`1.0`, `1.0E7`, `1.0E-4`); REST drops the sign of zero. */
export function javaDouble(value: number): string {
  if (value === 0) return "0.0";
  const magnitude = Math.abs(value);
  if (magnitude >= 1e-3 && magnitude < 1e7) return Number.isInteger(value) ? `${value}.0` : String(value);
  const [mantissa = "", exponent = ""] = value.toExponential().split("e");
  return `${mantissa.includes(".") ? mantissa : `${mantissa}.0`}E${Number(exponent)}`;
}
