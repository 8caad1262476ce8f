import compatData from "@mdn/browser-compat-data" with { type: "json" };
import type { CompatStatement, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data/types";
import { OLDEST_BROWSERS } from "../../../web/oldest-browsers.ts";

export type Browser = keyof typeof OLDEST_BROWSERS;

/** A feature of browsers, as @mdn/browser-compat-data has it. */
export interface Feature {
  /** Its path in the data, such as `api.URL.canParse_static`. */
  readonly id: string;
  /** Those of the oldest browsers that lack it. */
  readonly lackedBy: readonly Browser[];
}

/** A feature that a file uses and that one of the oldest browsers lacks. */
export interface FeatureUse extends Feature {
  /** Of a member of an object whose class is unknown. */
  readonly member?: string;
  /** From 1, like the column. */
  readonly line: number;
  readonly column: number;
}

const BROWSERS: readonly Browser[] = Object.keys(OLDEST_BROWSERS).filter(
  (name): name is Browser => name in OLDEST_BROWSERS,
);

/** The feature at a path of the data; undefined where they have none there. */
export function feature(...path: readonly string[]): Feature | undefined {
  const statement = nodeAt(path)?.__compat;
  return statement && toFeature(path.join("."), statement);
}

/** All features below a path, at any depth. */
export function featuresBelow(...path: readonly string[]): readonly Feature[] {
  return below(nodeAt(path), path);
}

/** What the data have directly below a path. */
export function namesBelow(...path: readonly string[]): readonly string[] {
  return namesIn(nodeAt(path));
}

function namesIn(node: Identifier | undefined): readonly string[] {
  return Object.keys(node ?? {}).filter((name) => name !== "__compat");
}

function nodeAt([root, ...path]: readonly string[]): Identifier | undefined {
  if (root !== "api" && root !== "css" && root !== "html" && root !== "javascript") return undefined;
  let node: Identifier | undefined = compatData[root];
  for (const name of path) node = node && Object.hasOwn(node, name) ? node[name] : undefined;
  return node;
}

function below(node: Identifier | undefined, path: readonly string[]): readonly Feature[] {
  return namesIn(node).flatMap((name) => {
    const child = node?.[name];
    const inside = [...path, name];
    const own = child?.__compat === undefined ? [] : [toFeature(inside.join("."), child.__compat)];
    return [...own, ...below(child, inside)];
  });
}

function toFeature(id: string, { support }: CompatStatement): Feature {
  const lackedBy = BROWSERS.filter((browser) => {
    const statement = support[browser];
    // What nobody knows is no reason to refuse it.
    return (
      statement !== undefined && ![statement].flat().some((each) => isIn(each, OLDEST_BROWSERS[browser]))
    );
  });
  return { id, lackedBy };
}

/** Whether a version has the feature under its own name, without a switch. */
function isIn(
  { version_added, version_removed, flags, prefix, alternative_name }: SimpleSupportStatement,
  version: string,
): boolean {
  return (
    [flags, prefix, alternative_name].every((each) => each === undefined) &&
    isAtMost(version_added, version) &&
    !isAtMost(version_removed, version)
  );
}

function isAtMost(version: SimpleSupportStatement["version_added"] | undefined, limit: string): boolean {
  if (typeof version !== "string" || version === "preview") return false;
  const [major = 0, minor = 0] = version.replace("≤", "").split(".").map(Number);
  const [limitMajor = 0, limitMinor = 0] = limit.split(".").map(Number);
  return major < limitMajor || (major === limitMajor && minor <= limitMinor);
}
