import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { SourceMap } from "node:module";
import { basename, join, posix } from "node:path";
import { fromRoot } from "../paths.ts";

/** Source maps of web builds, outside of what Hosting uploads and git keeps. */
const SOURCE_MAPS = fromRoot("web/.source-maps");

/** The directory below web that is deployed: the maps of its builds are kept, those of others only until the next one. */
export const DEPLOYED = "dist-deploy";

/** Where the source maps of a build are, of a deployed one by default. */
export function sourceMapsOf(build: string, directory = DEPLOYED): string {
  return join(SOURCE_MAPS, directory, build);
}

/**
 * Moves the source maps out of a web build. Resolves to the build's id, a hash of its scripts' names, which hold a hash of their
 * contents: the same sources always have the same id.
 */
export async function takeSourceMaps(directory: string): Promise<string> {
  const assets = join(directory, "assets");
  const names = await readdir(assets);
  const scripts = names.filter((name) => name.endsWith(".js")).toSorted();
  const build = createHash("sha256").update(scripts.join("\n")).digest("hex").slice(0, 12);
  const web = basename(directory);
  if (web !== DEPLOYED) await rm(join(SOURCE_MAPS, web), { recursive: true, force: true });
  const target = sourceMapsOf(build, web);
  await mkdir(target, { recursive: true });
  for (const name of names.filter((each) => each.endsWith(".map"))) {
    await rename(join(assets, name), join(target, name));
  }
  return build;
}

/** The map of a script, in a directory of maps; undefined where there is none. */
export async function readSourceMap(directory: string, script: string): Promise<SourceMap | undefined> {
  try {
    return new SourceMap(JSON.parse(await readFile(join(directory, `${basename(script)}.map`), "utf8")));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** The source that a place of a script comes from, by its path in the repository; undefined where its map has none. */
export function originIn(map: SourceMap | undefined, line: number, column: number) {
  const origin = map?.findOrigin(line, column);
  if (origin === undefined || !("fileName" in origin)) return undefined;
  // Maps name sources as seen from the folder of the scripts.
  return { ...origin, source: posix.join("web/dist/assets", origin.fileName) };
}
