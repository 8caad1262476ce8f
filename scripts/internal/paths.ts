import { resolve } from "node:path";

/** The repository's root directory, absolute. */
export const ROOT = resolve(import.meta.dirname, "../..");

/** An absolute path from one relative to the repository's root. */
export function fromRoot(...segments: string[]): string {
  return resolve(ROOT, ...segments);
}

/** Where the web app's fonts are made, relative to the root. */
export const FONTS_DIRECTORY = "web/.generated/fonts";
