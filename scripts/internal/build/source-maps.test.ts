import { access, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { fromRoot } from "../paths.ts";
import { sourceMapsOf, takeSourceMaps } from "./source-maps.ts";

const made: string[] = [];

afterEach(async () => {
  for (const directory of made.splice(0)) await rm(directory, { recursive: true, force: true });
});

/** A web build with these files in its assets. */
async function makeBuild(files: readonly string[]): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "web-build-"));
  made.push(directory, join(sourceMapsOf("x", basename(directory)), ".."));
  await mkdir(join(directory, "assets"));
  for (const file of files) await writeFile(join(directory, "assets", file), file);
  return directory;
}

test("source maps leave the build, and are kept by its id", async () => {
  const directory = await makeBuild(["main-A1.js", "main-A1.js.map", "main-B2.css"]);
  const build = await takeSourceMaps(directory);
  expect(build).toMatch(/^[0-9a-f]{12}$/);
  expect((await readdir(join(directory, "assets"))).toSorted()).toEqual(["main-A1.js", "main-B2.css"]);
  const maps = sourceMapsOf(build, basename(directory));
  expect(await readFile(join(maps, "main-A1.js.map"), "utf8")).toBe("main-A1.js.map");
});

test("the id is that of the scripts, and a build that is not deployed replaces the one before", async () => {
  const directory = await makeBuild(["main-A1.js"]);
  const first = await takeSourceMaps(directory);
  expect(await takeSourceMaps(directory)).toBe(first);
  await writeFile(join(directory, "assets", "other-C3.js"), "");
  const second = await takeSourceMaps(directory);
  expect(second).not.toBe(first);
  await expect(access(sourceMapsOf(first, basename(directory)))).rejects.toThrow("ENOENT");
});

test("neither git nor Hosting takes them", async () => {
  expect(await readFile(fromRoot(".gitignore"), "utf8")).toContain("\n.source-maps/\n");
  const { hosting } = JSON.parse(await readFile(fromRoot("firebase.json"), "utf8"));
  expect(sourceMapsOf("x").startsWith(`${fromRoot(hosting.public)}/`)).toBe(false);
});
