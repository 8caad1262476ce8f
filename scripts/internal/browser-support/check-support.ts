import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ALLOWANCES, type Allowance, NAMESAKES } from "../../../web/browser-allowances.ts";
import { OLDEST_BROWSERS } from "../../../web/oldest-browsers.ts";
import { originIn, readSourceMap } from "../build/source-maps.ts";
import { Failure } from "../command.ts";
import type { FeatureUse } from "./compat-data.ts";
import { scriptFeatures } from "./script-features.ts";
import { styleFeatures } from "./style-features.ts";

/** A use of a feature, by the source that it comes from. */
interface SourceUse extends FeatureUse {
  /** Below the repository, or a file of the build where there is no map. */
  readonly source: string;
}

/** The page that all others have the script and the styles of `index.html` in common with. */
const SHELL = "shell.html";

/**
 * Throws a Failure where scripts or styles of the web build in `directory` use what one of the oldest browsers lacks and what
 * `web/browser-allowances.ts` does not allow, or where an allowance is not needed any more. `maps` has the build's source maps.
 */
export async function checkSupport(directory: string, maps: string): Promise<void> {
  const uses = await usesIn(directory, maps);
  const problems = [...refused(uses), ...unneeded(uses)];
  if (problems.length === 0) return;
  const browsers = Object.entries(OLDEST_BROWSERS).map((browser) => browser.join(" "));
  throw new Failure(
    [
      `The web build in ${directory} does not suit the oldest browsers (${browsers.join(", ")}).`,
      "Rewrite it, or say in web/browser-allowances.ts what happens without it:",
      ...problems.map((problem) => `- ${problem}`),
    ].join("\n"),
  );
}

function refused(uses: readonly SourceUse[]): readonly string[] {
  const lines = uses
    .filter((use) => !isNamesake(use) && !ALLOWANCES.some((allowance) => allows(allowance, use)))
    .map(
      ({ id, lackedBy, source }) =>
        `${source}: ${[id, lackedBy.join(", ")].filter(Boolean).join(" is missing in ")}`,
    );
  return [...new Set(lines)].toSorted();
}

function unneeded(uses: readonly SourceUse[]): readonly string[] {
  const allowances = ALLOWANCES.filter(
    (allowance) =>
      allowance.isOptional !== true && !uses.some((use) => !isNamesake(use) && allows(allowance, use)),
  );
  const names = NAMESAKES.filter((name) => !uses.some(({ member }) => member === name));
  return [
    ...allowances.map((allowance) => [allowance.feature, allowance.in].filter(Boolean).join(" in ")),
    ...names,
  ].map((name) => `${name} is allowed, and nothing uses it any more`);
}

function isNamesake({ member }: SourceUse): boolean {
  return member !== undefined && NAMESAKES.includes(member);
}

function allows(allowance: Allowance, { id, source }: SourceUse): boolean {
  const isSame = id === allowance.feature || id.startsWith(`${allowance.feature}.`);
  return isSame && source.startsWith(allowance.in ?? "");
}

async function usesIn(directory: string, maps: string): Promise<readonly SourceUse[]> {
  const uses: SourceUse[] = [];
  for (const name of [
    "sw.js",
    ...(await readdir(join(directory, "assets"))).map((each) => `assets/${each}`),
  ]) {
    const text = () => readFile(join(directory, name), "utf8");
    if (name.endsWith(".css"))
      uses.push(...styleFeatures(await text()).map((use) => ({ ...use, source: name })));
    if (name.endsWith(".js")) uses.push(...(await atSources(scriptFeatures(await text()), name, maps)));
  }
  const shell = await readFile(join(directory, SHELL), "utf8");
  for (const code of contentsOf(shell, "script"))
    uses.push(...scriptFeatures(code).map((use) => ({ ...use, source: SHELL })));
  for (const css of contentsOf(shell, "style"))
    uses.push(...styleFeatures(css).map((use) => ({ ...use, source: SHELL })));
  return uses;
}

/** What is inside the elements of a page that have no attributes, as its scripts and styles do. */
function contentsOf(html: string, element: "script" | "style"): readonly string[] {
  return [...html.matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, "g"))].map(
    ([, inside = ""]) => inside,
  );
}

async function atSources(
  uses: readonly FeatureUse[],
  name: string,
  maps: string,
): Promise<readonly SourceUse[]> {
  if (uses.length === 0) return [];
  const map = await readSourceMap(maps, name);
  return uses.map((use) => ({ ...use, source: originIn(map, use.line, use.column)?.source ?? name }));
}
