import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { step } from "../../scripts/internal/command.ts";
import { fromRoot } from "../../scripts/internal/paths.ts";
import { mustRun } from "../../scripts/internal/process/run-command.ts";

const DIRECTORY = fromRoot(".cache/bench-tools");

/** An npm package in its exact version. */
export interface BenchTool {
  readonly name: string;
  readonly version: string;
}

/** A file of an installed tool, absolute. */
export function benchToolFile(tool: BenchTool, ...path: readonly string[]): string {
  return join(DIRECTORY, "node_modules", tool.name, ...path);
}

/** Installs missing programs and libraries that only benches need, outside the repository's dependencies. */
export async function installBenchTools(tools: readonly BenchTool[]): Promise<void> {
  const installed = await Promise.all(tools.map(isInstalled));
  if (installed.every(Boolean)) return;
  const wanted = tools.map(({ name, version }) => `${name}@${version}`);
  await step(`install ${wanted.join(", ")}`, async () => {
    await mkdir(DIRECTORY, { recursive: true });
    const description = join(DIRECTORY, "package.json");
    if (!existsSync(description)) await writeFile(description, '{ "private": true }\n');
    const quietly = ["--no-audit", "--no-fund", "--ignore-scripts", "--save-exact"];
    await mustRun("npm", ["install", ...quietly, ...wanted], { cwd: DIRECTORY });
  });
}

async function isInstalled(tool: BenchTool): Promise<boolean> {
  const file = benchToolFile(tool, "package.json");
  if (!existsSync(file)) return false;
  const { version }: { readonly version: string } = JSON.parse(await readFile(file, "utf8"));
  return version === tool.version;
}
