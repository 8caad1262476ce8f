import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { PRODUCT } from "@mindle/domain/product";
import { rolldown } from "rolldown";
import type { BuildFiles } from "../../../web/service-worker/files.ts";
import { hashOf } from "../../../web/service-worker/ours.ts";
import { fromRoot } from "../paths.ts";

/** Writes the service worker of a web build to its `sw.js`, with the build's files and the product's name above it. */
export async function writeServiceWorker(
  directory: string,
  listed: Omit<BuildFiles, "assets">,
): Promise<void> {
  const names = (await readdir(join(directory, "assets"))).sort();
  const hashes = await Promise.all(
    names.map(async (name) => hashOf(await readFile(join(directory, "assets", name)))),
  );
  const assets = Object.fromEntries(names.map((name, index) => [`/assets/${name}`, hashes[index] ?? ""]));
  const files: BuildFiles = { ...listed, assets };
  const bundle = await rolldown({ input: fromRoot("web/service-worker/main.ts"), logLevel: "warn" });
  await bundle.write({
    file: join(directory, "sw.js"),
    format: "iife",
    minify: true,
    banner: `const FILES = ${JSON.stringify(files)}, PRODUCT_NAME = ${JSON.stringify(PRODUCT.name)};`,
  });
  await bundle.close();
}
