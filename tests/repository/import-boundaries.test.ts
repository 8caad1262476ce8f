import { globSync } from "node:fs";
import { mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import extractDepcruiseOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import {
  CYCLE,
  FIRST_LOADED,
  type Import,
  ORPHAN,
  PERMITTED,
  REFUSED,
  UNRESOLVED,
} from "./planted-imports.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const ALL = join(ROOT, ".dependency-cruiser.ts");
const FIRST_LOAD = join(ROOT, ".dependency-cruiser.first-load.ts");
const ENTRIES = ["web/src/app/entry.ts", "web/src/app/main.tsx"];
const WORKSPACES = ["domain", "content", "functions", "web", "firestore-emulator"];

const STATEMENTS = {
  static: (module: string) => `import "${module}";`,
  type: (module: string) => `import type { Name } from "${module}";`,
  dynamic: (module: string) => `void import("${module}");`,
  export: (module: string) => `export * from "${module}";`,
};

const isFile = (to: string): boolean => /[.]tsx?$/.test(to);

/** Where an import leads: a file of the tree, one of Node's modules, or a package. */
function target(to: string): string {
  if (isFile(to)) return to;
  if (to.startsWith("node:")) return to.slice("node:".length);
  const [, workspace, module] = /^@mindle\/([^/]+)\/(.+)$/.exec(to) ?? [];
  return workspace === undefined ? `node_modules/${to}/index.js` : `${workspace}/src/${module}.ts`;
}

/** Writes a tree with the workspaces and packages of this repository and these imports alone. */
async function writeTree(directory: string, imports: readonly Import[]): Promise<void> {
  await copyManifest(directory, "package.json");
  for (const workspace of WORKSPACES) await copyManifest(directory, `${workspace}/package.json`);
  await mkdir(join(directory, "node_modules/@mindle"), { recursive: true });
  for (const workspace of WORKSPACES) {
    await symlink(`../../${workspace}`, join(directory, "node_modules/@mindle", workspace));
  }
  const files = new Map<string, string>();
  for (const { to } of imports) {
    const file = target(to);
    if (file.includes("/") && to !== UNRESOLVED.to) files.set(file, "export type Name = string;\n");
  }
  for (const { from, to, kind = "static" } of imports) {
    const path = relative(dirname(from), to);
    const module = !isFile(to) ? to : path.startsWith(".") ? path : `./${path}`;
    files.set(from, `${files.get(from) ?? ""}${STATEMENTS[kind](module)}\n`);
  }
  for (const [file, text] of files) await write(join(directory, file), text);
}

async function copyManifest(directory: string, file: string): Promise<void> {
  await write(join(directory, file), await readFile(join(ROOT, file), "utf8"));
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function check(baseDir: string, config: string, files: readonly string[]): Promise<ICruiseResult> {
  const options = await extractDepcruiseOptions(config);
  const { output } = await cruise([...files], { ...options, baseDir });
  if (typeof output === "string") throw new Error(output);
  return output;
}

let directory: string;

beforeAll(async () => {
  directory = await realpath(await mkdtemp(join(tmpdir(), "import-boundaries-")));
});

afterAll(async () => {
  await rm(directory, { recursive: true });
});

describe("the rules", () => {
  let violations: ICruiseResult["summary"]["violations"];

  beforeAll(async () => {
    const tree = join(directory, "all");
    await writeTree(tree, [...Object.values(REFUSED).flat(), ...PERMITTED, ...CYCLE, UNRESOLVED]);
    await write(join(tree, ORPHAN), "export const alone = true;\n");
    violations = (await check(tree, ALL, ["."])).summary.violations;
  }, 30_000);

  const refusedBy = (rule: string) =>
    violations.filter((violation) => violation.rule.name === rule).map(({ from, to }) => ({ from, to }));

  test("that are written one by one are all tested here", async () => {
    const { ruleSet } = await extractDepcruiseOptions(ALL);
    const others = ["no-circular", "no-orphans", "no-unresolved"];
    const names = ruleSet?.forbidden?.flatMap(({ name }) => name ?? []) ?? [];
    const tested = [...Object.keys(REFUSED), ...others];
    expect(names.filter((name) => !name.includes("/") && !tested.includes(name))).toEqual([]);
  });

  for (const [rule, imports] of Object.entries(REFUSED)) {
    test.each(imports)(`${rule} refuses $from → $to`, ({ from, to }) => {
      expect(refusedBy(rule)).toContainEqual({ from, to: target(to) });
    });
  }

  test("no-circular refuses a cycle that is closed by a type", () => {
    const [{ from, to }] = CYCLE;
    expect(refusedBy("no-circular")).toContainEqual({ from, to });
  });

  test("no-orphans refuses a module alone", () => {
    expect(refusedBy("no-orphans")).toEqual([{ from: ORPHAN, to: ORPHAN }]);
  });

  test("no-unresolved refuses an import that leads nowhere", () => {
    expect(refusedBy("no-unresolved")).toEqual([{ from: UNRESOLVED.from, to: "./absent.ts" }]);
  });

  test("permit imports in the right direction", () => {
    const files = new Set(PERMITTED.map(({ from }) => from));
    expect(violations.filter(({ from }) => files.has(from))).toEqual([]);
  });
});

test("first-load refuses the heavy SDKs in static imports alone", async () => {
  const tree = join(directory, "first-load");
  await writeTree(tree, FIRST_LOADED);
  const { violations } = (await check(tree, FIRST_LOAD, ENTRIES)).summary;
  const refused = ["firebase/firestore", "jotai", "reactfire"];
  expect(violations.map(({ from, to, rule }) => [rule.name, from, to]).toSorted()).toEqual(
    refused.map((name) => ["first-load", "web/src/platform/eager.ts", target(name)]),
  );
});

const NAMES = z.record(z.string(), z.string()).default({});

/** The workspaces that a package.json names; the root's, where none is given. */
async function declaredWorkspaces(workspace = "."): Promise<readonly string[]> {
  const manifest = z
    .object({ dependencies: NAMES, devDependencies: NAMES })
    .parse(JSON.parse(await readFile(join(ROOT, workspace, "package.json"), "utf8")));
  return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).flatMap(
    (name) => /^@mindle\/(.+)$/.exec(name)?.[1] ?? [],
  );
}

// Cloud Build, which gets functions/package.json, would look for the names in the registry.
test.each([
  { name: "the root", folders: ["tests", "bench", "scripts"], workspace: undefined },
  ...WORKSPACES.filter((name) => name !== "functions").map((name) => ({
    name,
    folders: [name],
    workspace: name,
  })),
])("$name declares the workspaces that it imports", async ({ folders, workspace }) => {
  const patterns = folders.map((folder) => `${folder}/**/*.{ts,tsx,js,jsx}`);
  const files = globSync(patterns, { cwd: ROOT, exclude: ["**/{node_modules,lib}/**", "web/dist*/**"] });
  const sources = await Promise.all(files.map((file) => readFile(join(ROOT, file), "utf8")));
  const imported = sources
    .flatMap((source) => [...source.matchAll(/"@mindle\/([\w-]+)\//g)])
    .flatMap(([, name]) => (name === undefined || name === workspace ? [] : name));
  expect((await declaredWorkspaces(workspace)).toSorted()).toEqual([...new Set(imported)].toSorted());
});
