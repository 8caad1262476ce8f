import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { BuildChunks } from "../prerender/chunks.ts";

/** Bytes of some files, each compressed by itself. */
export interface Size {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** What a visitor's browser fetches for a pre-rendered page in Korean. */
export interface PageWeight {
  readonly path: string;
  /** The page itself, with its styles, its content and English inside. */
  readonly html: Size;
  /** The script that runs before the first paint: all there is. */
  readonly inlineScript: Size;
  /** The program that the HTML names: deferred, it decides when the app begins. */
  readonly boot: Size;
  /** Everything above and what the app imports statically to take over: frame, page and texts. */
  readonly scripts: Size;
  /** Those of its files with code of the Firebase SDK inside. */
  readonly firebase: readonly string[];
  /** Styles inside the HTML. */
  readonly styles: Size;
  /** Fonts that the HTML asks for at once, in bytes; they are compressed by themselves. */
  readonly fonts: number;
}

/** Every package of the SDK registers itself by such a name. */
const FIREBASE = "@firebase/";

/** Weighs pre-rendered pages of the web build in `directory`. Rejects for a page that is not there. */
export async function weighPages(directory: string, paths: readonly string[]): Promise<PageWeight[]> {
  const boot = (await BuildChunks.read(directory)).closure(["index.html"]).scripts;
  return Promise.all(paths.map((path) => weighPage(directory, path, boot)));
}

/** Whether a file of a build holds code of the Firebase SDK. */
export function holdsFirebase(code: string): boolean {
  return code.includes(FIREBASE);
}

/** Bytes of all contents together, each compressed by itself. */
export function sizeOf(contents: readonly (string | Buffer)[]): Size {
  const buffers = contents.map((content) => Buffer.from(content));
  const total = (size: (bytes: Buffer) => number) => buffers.reduce((sum, bytes) => sum + size(bytes), 0);
  return {
    raw: total((bytes) => bytes.length),
    gzip: total((bytes) => gzipSync(bytes).length),
    brotli: total((bytes) => brotliCompressSync(bytes).length),
  };
}

async function weighPage(directory: string, path: string, boot: readonly string[]): Promise<PageWeight> {
  const html = await readFile(join(directory, path === "/" ? "index.html" : `${path}.html`), "utf8");
  const inline = contentsOf(html, /<script>([^<]*)<\/script>/g);
  const files = new Set([...boot, ...modulesOf(html, "data-modules"), ...modulesOf(html, "data-modules-ko")]);
  const code = new Map(
    await Promise.all([...files].map(async (file) => [file, await readFile(join(directory, file))] as const)),
  );
  const fonts = await Promise.all(
    contentsOf(html, /<link rel="preload" href="([^"]+)" as="font"/g).map((href) =>
      readFile(join(directory, href)),
    ),
  );
  return {
    path,
    html: sizeOf([html]),
    inlineScript: sizeOf(inline),
    boot: sizeOf([...code].flatMap(([file, bytes]) => (boot.includes(file) ? [bytes] : []))),
    scripts: sizeOf([...inline, ...code.values()]),
    firebase: [...code].flatMap(([file, bytes]) => (holdsFirebase(bytes.toString()) ? [file] : [])),
    styles: sizeOf(contentsOf(html, /<style>([^<]*)<\/style>/g)),
    fonts: fonts.reduce((sum, { length }) => sum + length, 0),
  };
}

/** The addresses that pre-rendering left on the root element, from Vite's manifest. */
function modulesOf(html: string, attribute: string): readonly string[] {
  const [list] = contentsOf(html, new RegExp(` ${attribute}="([^"]+)"`, "g"));
  if (list === undefined) throw new Error(`The page has no ${attribute}.`);
  return list.split(" ").map((address) => address.slice(1));
}

function contentsOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].flatMap(([, content]) => content ?? []);
}
