import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { BuildChunks } from "../../scripts/internal/prerender/chunks.ts";

/** Bytes that a browser fetches for a pre-rendered page in Korean; gzip, each file by itself. */
export interface PageWeight {
  readonly path: string;
  /** The page itself, with its styles, its content and English inside. */
  readonly html: number;
  /** Styles inside the HTML. */
  readonly styles: number;
  /** Fonts that the HTML preloads; they are compressed already. */
  readonly fonts: number;
  /** The script that runs before the first paint: all there is. */
  readonly inlineScript: number;
  /** The deferred entry script in the HTML, which asks for the app. */
  readonly entry: number;
  /** Everything above and what the app imports statically for hydration: shell, page and texts. */
  readonly scripts: number;
  /** Those of its files with code of the Firebase SDK inside. */
  readonly firebase: readonly string[];
}

/** Every package of the SDK registers itself by such a name. */
const FIREBASE = "@firebase/";

/** Weighs pre-rendered pages of the web build in `directory`. Rejects for a page that is not there. */
export async function weighPages(directory: string, paths: readonly string[]): Promise<PageWeight[]> {
  const scripts = await readScripts(directory);
  const entry = (await BuildChunks.read(directory)).closure(["src/app/entry.ts"]).scripts;
  return Promise.all(paths.map((path) => weighPage(directory, path, { entry, scripts })));
}

/** Bytes, gzip, of the scripts of sources with all that they import statically. */
export async function weighSources(directory: string, sources: readonly string[]): Promise<number> {
  const scripts = await readScripts(directory);
  return sum((await BuildChunks.read(directory)).closure(sources).scripts.map((file) => scripts(file).gzip));
}

/** Whether a file of a build contains code of the Firebase SDK. */
export function holdsFirebase(code: string): boolean {
  return code.includes(FIREBASE);
}

interface Script {
  readonly gzip: number;
  readonly holdsFirebase: boolean;
}

async function readScripts(directory: string): Promise<(file: string) => Script> {
  const names = (await readdir(join(directory, "assets"))).filter((name) => name.endsWith(".js"));
  const scripts = new Map<string, Script>(
    await Promise.all(
      names.map(async (name) => {
        const code = await readFile(join(directory, "assets", name), "utf8");
        return [`assets/${name}`, weighScript(code)] as const;
      }),
    ),
  );
  return (file) => {
    const script = scripts.get(file);
    if (script === undefined) throw new Error(`The build has no ${file}.`);
    return script;
  };
}

function weighScript(code: string): Script {
  return { gzip: gzipSync(code).length, holdsFirebase: holdsFirebase(code) };
}

interface Build {
  /** The files of the program that the HTML names. */
  readonly entry: readonly string[];
  scripts(file: string): Script;
}

async function weighPage(directory: string, path: string, { entry, scripts }: Build): Promise<PageWeight> {
  const html = await readFile(join(directory, path === "/" ? "index.html" : `${path}.html`), "utf8");
  const fonts = await Promise.all(
    contentsOf(html, /<link rel="preload" href="([^"]+)" as="font"/g).map((href) =>
      readFile(join(directory, href)),
    ),
  );
  const inline = contentsOf(html, /<script>(.*?)<\/script>/gs).map(weighScript);
  const files = [
    ...new Set([
      ...entry,
      ...contentsOf(html, /<link rel="modulepreload" href="\/([^"]+)"/g),
      ...contentsOf(html, / data-texts-ko="([^"]+)"/g).flatMap((list) =>
        list.split(" ").map((url) => url.slice(1)),
      ),
    ]),
  ];
  const all = [...inline, ...files.map(scripts)];
  return {
    path,
    html: gzipSync(html).length,
    styles: sum(contentsOf(html, /<style[^>]*>(.*?)<\/style>/gs).map((css) => gzipSync(css).length)),
    fonts: sum(fonts.map(({ length }) => length)),
    inlineScript: sum(inline.map(({ gzip }) => gzip)),
    entry: sum(entry.map((file) => scripts(file).gzip)),
    scripts: sum(all.map(({ gzip }) => gzip)),
    firebase: files.filter((file) => scripts(file).holdsFirebase),
  };
}

function sum(bytes: readonly number[]): number {
  return bytes.reduce((total, each) => total + each, 0);
}

function contentsOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].flatMap(([, content]) => content ?? []);
}
