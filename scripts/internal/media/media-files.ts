import { createHash } from "node:crypto";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { SCENE_FILE } from "@mindle/content/scenes/compose-scene";
import { fromRoot } from "../paths.ts";

/** A file that steps name. */
export interface MediaFile {
  /** As authors write it: `rest.mp3`. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Where Hosting serves files whose name holds their hash. */
export const MEDIA_DIRECTORY = fromRoot("web/public/assets");

/** The list by which the compiler knows them. */
const LIST = fromRoot("content/data/media.json");

/** The path of a file on the site: its name with its hash. */
export function mediaPath({ name, bytes }: MediaFile): string {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  return `/assets/${name.replace(/(?=\.[^.]+$)/, `-${hash}`)}`;
}

/** Writes the files in the place of those that are there, and their list. Pictures of steps are `npm run content`'s. */
export async function writeMedia(files: readonly MediaFile[]): Promise<void> {
  const sorted = [...files].sort((a, b) => a.name.localeCompare(b.name));
  await mkdir(MEDIA_DIRECTORY, { recursive: true });
  for (const old of await readdir(MEDIA_DIRECTORY))
    if (!old.startsWith(SCENE_FILE)) await rm(join(MEDIA_DIRECTORY, old));
  for (const file of sorted) await writeFile(fromRoot("web/public", `.${mediaPath(file)}`), file.bytes);
  const list = Object.fromEntries(sorted.map((file) => [file.name, mediaPath(file)]));
  await writeFile(LIST, `${JSON.stringify(list, null, 2)}\n`);
}
