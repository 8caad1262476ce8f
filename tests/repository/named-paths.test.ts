import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { fromRoot, ROOT } from "../../scripts/internal/paths.ts";

const NOT_OURS = /^(node_modules|\.cache|\.local|\.git|lib|dist.*)$/;

/** Made by the build of the fonts. */
const BUILT = ["fonts.css", "fallback.css"];

/** Paths of source files between backticks, such as `a/b.ts` or only `b.ts`. */
const PATH = /`([\w@./-]+\.(?:tsx?|mjs|css|ya?ml))`/g;

test("every source file that a document names is there", () => {
  const exclude = (path: string) => NOT_OURS.test(basename(path));
  const paths = globSync(["**/*", "**/.*"], { cwd: ROOT, exclude }).map((path) => `/${path}`);
  const named = paths
    .filter((path) => path.endsWith(".md"))
    .flatMap((document) =>
      [...readFileSync(join(ROOT, document), "utf8").matchAll(PATH)].map(([, path = ""]) => ({
        document,
        path,
      })),
    );
  expect(named.length).toBeGreaterThan(100);
  const missing = named.filter(
    ({ path }) =>
      !BUILT.includes(path) && !paths.some((found) => found.endsWith(`/${path.replace(/^(\.\.?\/)+/, "")}`)),
  );
  expect(missing).toEqual([]);
});

test("every source file that the mutation run changes is there", () => {
  const text = readFileSync(fromRoot("bench/mutation/stryker.config.json"), "utf8");
  const { mutate } = z.parse(z.object({ mutate: z.array(z.string()) }), JSON.parse(text));
  const files = mutate.flatMap((pattern) => {
    const [, before, names, after] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [];
    return names?.split(",").map((name) => `${before}${name}${after}`) ?? pattern;
  });
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !existsSync(fromRoot(file)))).toEqual([]);
});
