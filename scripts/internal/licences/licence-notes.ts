import { readFile } from "node:fs/promises";
import { fromRoot } from "../paths.ts";
import { type DeliveredPackage, deliveredPackages } from "./delivered-packages.ts";

/** The file that `npm run licences` writes. */
export const LICENCE_NOTES = fromRoot("docs/licences.md");

/** Licences that ask for a notice at most, in the code that is delivered. Others need a decision. */
export const ALLOWED_LICENCES: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "ISC",
  "MIT",
  "OFL-1.1",
]);

/** Licences that a package does not name where package-lock.json takes it from, but in its own files. */
const LICENCES_IN_FILES: Readonly<Record<string, string>> = { "limiter@1.1.5": "MIT" };

const PARTS = [
  { title: "The website", workspaces: ["web", "domain"] },
  { title: "The functions", workspaces: ["functions", "domain"] },
] as const;

/** What is delivered in each part, from package-lock.json. */
export async function deliveredParts() {
  const lock = await readFile(fromRoot("package-lock.json"), "utf8");
  return PARTS.map(({ title, workspaces }) => ({
    title,
    packages: deliveredPackages(lock, workspaces).map((found) => ({
      ...found,
      licence: found.licence ?? LICENCES_IN_FILES[`${found.name}@${found.version}`],
    })),
  }));
}

/** The whole text of the notes. */
export async function licenceNotes(): Promise<string> {
  const parts = await deliveredParts();
  return [
    "# Licences of what is delivered",
    "Written by `npm run licences` from `package-lock.json` ([decision 28](decisions/0028-licences.md)): the packages that each part needs " +
      "at run time, with everything those need. The bundles hold at most these.",
    "The font is Pretendard (`pretendard`, SIL Open Font License 1.1) in slices, which the build makes under a name of our own, because " +
      "the licence reserves the font's name for the unchanged font.",
    ...parts.flatMap(({ title, packages }) => [`## ${title}`, table(packages)]),
  ]
    .join("\n\n")
    .concat("\n");
}

function table(packages: readonly DeliveredPackage[]): string {
  const rows = packages.map(
    ({ name, version, licence }) => `| ${name} | ${version} | ${licence ?? "none named"} |`,
  );
  return ["| package | version | licence |", "| --- | --- | --- |", ...rows].join("\n");
}
