import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import subsetFont from "subset-font";
import { FONTS_DIRECTORY, fromRoot } from "../paths.ts";
import { fallbackFaces } from "./fallback-faces.ts";
import {
  type CodePoints,
  codePointsBetween,
  codePointsOf,
  formatUnicodeRange,
  parseUnicodeRange,
  union,
  without,
} from "./unicode-range.ts";

const PRETENDARD = "node_modules/pretendard/dist/web/variable";

/** Not "Pretendard": its licence (OFL 1.1, reserved font name) keeps that name for the unchanged font. */
const FAMILY = "Core Text";

/** Weights that the design uses, and all between. */
const WEIGHTS = { min: 400, max: 700 };

/** Kerning, equally wide digits, marks of one character, signs that depend on their neighbours. */
const FEATURES = ["kern", "tnum", "ccmp", "locl", "calt"];

/** Namespaces of the texts up to the result. */
const FIRST_NAMESPACES = [
  "common",
  "landing",
  "splash",
  "assessment-nudge",
  "assessment",
  "assessment-questions",
  "auth",
];

const ASCII = codePointsBetween(0x20, 0x7e);

/** Written by components, not by texts. */
const MINUS_SIGN = codePointsOf(["−"]);

/** Pretendard's slices lack most of both. */
const ACCENTED_LATIN = codePointsBetween(0xa0, 0x24f);
const SIGNS = codePointsBetween(0x2010, 0x22ff);

/**
 * Cuts the product's fonts from Pretendard:
 *
 * - `fonts.css`: our family in slices, of which a browser loads those that have characters of the page. `first` and `other`
 *   hold all characters of our own texts; `latin`, `signs` and Pretendard's own slices the others, which people may write.
 * - `fallback.css`: the device's own fonts with the metrics of ours.
 */
export async function buildFonts(): Promise<void> {
  const directory = fromRoot(FONTS_DIRECTORY);
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  const firstTexts = await catalogues((name) => FIRST_NAMESPACES.includes(name));
  const first = [ASCII, MINUS_SIGN, codePointsOf(firstTexts)].reduce(union);
  const own = codePointsOf([...(await catalogues(() => true)), ...(await filesBelow("content/data"))]);
  const core = union(first, own);
  const pretendard = await readSlices(directory);
  const sliced = pretendard.map(({ points }) => points).reduce(union, core);
  const font = await readFile(fromRoot(PRETENDARD, "woff2/PretendardVariable.woff2"));
  const faces: string[] = [];
  for (const [name, points] of [
    ["first", first],
    ["other", without(own, first)],
    ["latin", without(ACCENTED_LATIN, sliced)],
    ["signs", without(SIGNS, sliced)],
  ] as const) {
    await writeFile(join(directory, `${name}.woff2`), await cut(font, points));
    faces.push(face(`./${name}.woff2`, points));
  }
  for (const { url, points } of pretendard) {
    const rest = without(points, core);
    if (rest.size > 0) faces.push(face(url, rest));
  }
  await writeFile(join(directory, "fonts.css"), faces.join(""));
  await writeFile(join(directory, "fallback.css"), fallbackFaces(`${FAMILY} Fallback`));
}

function cut(font: Buffer, points: CodePoints): Promise<Buffer> {
  return subsetFont(font, String.fromCodePoint(...points), {
    targetFormat: "woff2",
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
  });
}

function face(url: string, points: CodePoints): string {
  return `@font-face {
  font-family: "${FAMILY}";
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  font-display: swap;
  src: url("${url}") format("woff2");
  unicode-range: ${formatUnicodeRange(points)};
}
`;
}

/** Pretendard's own slices, with addresses relative to a directory. */
async function readSlices(
  directory: string,
): Promise<readonly { readonly url: string; readonly points: CodePoints }[]> {
  const source = fromRoot(PRETENDARD, "pretendardvariable-dynamic-subset.css");
  const css = await readFile(source, "utf8");
  return [...css.matchAll(/url\(\.\/([^)]+)\)[^}]*unicode-range:([^;]+);/g)].map(
    ([, file = "", range = ""]) => ({
      url: relative(directory, join(dirname(source), file)).replaceAll("\\", "/"),
      points: parseUnicodeRange(range),
    }),
  );
}

async function catalogues(wanted: (name: string) => boolean): Promise<string[]> {
  return filesBelow("web/src/locales", (file) => wanted(file.replace(/\.ts$/, "")));
}

async function filesBelow(path: string, wanted: (file: string) => boolean = () => true): Promise<string[]> {
  const entries = await readdir(fromRoot(path), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && wanted(entry.name));
  return Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), "utf8")));
}
