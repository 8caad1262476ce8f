import { DocumentReference, Timestamp } from "firebase-admin/firestore";

export type JsonValue = null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue };

/**
 * Converts a Firestore value to JSON: timestamps as ISO 8601, references as paths, bytes as base64. Values that JSON
 * cannot represent, such as NaN, become strings.
 */
export function toJson(value: unknown): JsonValue {
  if (value === null || value === undefined) return null;
  if (typeof value === "boolean" || typeof value === "string") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value : String(value);
  if (Array.isArray(value)) return value.map(toJson);
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (value instanceof DocumentReference) return value.path;
  if (value instanceof Uint8Array) return Buffer.from(value).toString("base64");
  if (typeof value === "object") {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, toJson(part)]));
  }
  return String(value);
}
