import { DoubleNumber, type JsonTree } from "./json-print.ts";

/**
 * The JSON layout of the official emulator's REST responses: two-space indentation, a line break inside empty objects,
 * arrays inline around their elements, doubles as Java prints them.
 */
export function formatJson(tree: JsonTree, indent = ""): string {
  if (tree instanceof DoubleNumber) return javaDouble(tree.value);
  if (typeof tree !== "object" || tree === null) return JSON.stringify(tree);
  if (isArray(tree)) return `[${tree.map((item) => formatJson(item, indent)).join(", ")}]`;
  const inner = `${indent}  `;
  const lines = Object.entries(tree).map(
    ([key, value]) => `${inner}${JSON.stringify(key)}: ${formatJson(value, inner)}`,
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

function isArray(tree: object): tree is readonly JsonTree[] {
  return Array.isArray(tree);
}
