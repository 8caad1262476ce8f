import { DocumentReference, Timestamp } from "firebase-admin/firestore";

export type JsonValue = null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue };

/**
 * A value of Firestore as JSON: times as ISO 8601, references as paths, bytes in base64. What JSON has no word for,
 * such as NaN, becomes text.
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
