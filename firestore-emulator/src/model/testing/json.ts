import { readFileSync } from "node:fs";

export type JsonRecord = Readonly<Record<string, unknown>>;

/** Reads a recording of the official emulator. */
export function readFixture(name: string): JsonRecord {
  const file = new URL(`../../../fixtures/${name}`, import.meta.url);
  return record(JSON.parse(readFileSync(file, "utf8")));
}

/** Narrows to an object; throws otherwise. */
export function record(value: unknown): JsonRecord {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new TypeError(`Not an object: ${JSON.stringify(value)}`);
  }
  return Object.fromEntries(Object.entries(value));
}

export function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) {
    throw new TypeError(`Not an array: ${JSON.stringify(value)}`);
  }
  return value;
}

export function text(value: unknown): string {
  if (typeof value !== "string") {
    throw new TypeError(`Not a string: ${JSON.stringify(value)}`);
  }
  return value;
}

export function optional<T>(value: unknown, read: (value: unknown) => T): T | undefined {
  return value === undefined || value === null ? undefined : read(value);
}
