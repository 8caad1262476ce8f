import { resolve } from "node:path";

/** The repository's root directory, absolute. */
export const ROOT = resolve(import.meta.dirname, "../..");

/** An absolute path from one relative to the repository's root. */
export function fromRoot(...segments: string[]): string {
  return resolve(ROOT, ...segments);
}
