import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import subsetFont from "subset-font";
import { fromRoot } from "../paths.ts";
import { FONTS_DIRECTORY } from "./fonts-directory.ts";
import {
  type CodePoints,
  codePointsOf,
  formatUnicodeRange,
  parseUnicodeRange,
  without,
} from "./unicode-range.ts";

const PRETENDARD = "node_modules/pretendard/dist/web/variable";

/**
 * Our family, of all its faces: a name more is a search more through the phone's fonts, for each size and weight, before
 * the first paint. The licence (OFL 1.1, reserved font name) keeps Pretendard's name for the unchanged font.
 */
const FAMILY = "Core Text";

/** Weights that the design uses, and all between. */
const WEIGHTS = { min: 400, max: 700 };

/** Texts of somebody's first minutes: their characters come in one small file, before all others. */
const FIRST_TEXTS = [
  "common",
  "landing",
  "landing-app",
  "schema-nudge",
  "schema",
  "schema-questions",
  "auth",
];

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join("");

/**
 * Makes the product's fonts from Pretendard:
 *
 * - `core.css`: the characters of our own texts, in two files, those of the first minutes and the others.
 * - `rest.css`: Pretendard's own slices for all other characters, for what people write and for names.
 */
export async function buildFonts(): Promise<void> {
  const directory = fromRoot(FONTS_DIRECTORY);
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  const first = codePointsOf([ASCII, ...(await catalogues((name) => FIRST_TEXTS.includes(name)))]);
  const all = codePointsOf([...(await catalogues(() => true)), ...(await filesBelow("content/data"))]);
  const font = await readFile(fromRoot(PRETENDARD, "woff2/PretendardVariable.woff2"));
  const faces: string[] = [];
  for (const [name, points] of [
    ["first", first],
    ["other", without(all, first)],
  ] as const) {
    await writeFile(join(directory, `${name}.woff2`), await subset(font, points));
    faces.push(coreFace(name, points));
  }
  await writeFile(join(directory, "core.css"), faces.join("\n"));
  await writeFile(
    join(directory, "rest.css"),
    await restOfPretendard(new Set([...first, ...all]), directory),
  );
}

function subset(font: Buffer, points: CodePoints): Promise<Buffer> {
  const text = String.fromCodePoint(...points);
  return subsetFont(font, text, { targetFormat: "woff2", variationAxes: { wght: WEIGHTS } });
}

/**
 * `optional`: a font that is not there within a moment is left for the next screen (`late-fonts.ts`), so that nothing
 * jumps while somebody reads. Phones bring Korean faces of their own.
 */
function coreFace(name: string, points: CodePoints): string {
  return `@font-face {
  font-family: "${FAMILY}";
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  font-display: optional;
  src: url("./${name}.woff2") format("woff2");
  unicode-range: ${formatUnicodeRange(points)};
}
`;
}

/** Pretendard's stylesheet, for our family, without the characters that the core has. */
async function restOfPretendard(core: CodePoints, directory: string): Promise<string> {
  const source = fromRoot(PRETENDARD, "pretendardvariable-dynamic-subset.css");
  const css = await readFile(source, "utf8");
  return (
    css
      .replaceAll(/font-family:[^;]+;/g, `font-family: "${FAMILY}";`)
      // Only faces of equal weights make up one family of letters.
      .replaceAll(/font-weight:[^;]+;/g, `font-weight: ${WEIGHTS.min} ${WEIGHTS.max};`)
      .replaceAll(/url\(\.\/([^)]+)\)/g, (_, file: string) => {
        const path = relative(directory, join(dirname(source), file)).replaceAll("\\", "/");
        return `url("${path}")`;
      })
      .replaceAll(/unicode-range:([^;]+);/g, (_, value: string) => {
        const rest = without(parseUnicodeRange(value), core);
        // A face without any character left must not stand for all of them.
        return `unicode-range: ${rest.size === 0 ? "U+0" : formatUnicodeRange(rest)};`;
      })
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
