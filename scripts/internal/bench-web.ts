import { readFile } from "node:fs/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { fromRoot } from "./paths.ts";

/** What a visitor's browser must have before the page stands. Sizes in bytes, each file compressed by itself. */
export interface FirstLoad {
  readonly kind: "js" | "css";
  readonly files: number;
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** Sources that the landing page consists of in Korean, as the router brings them in. */
const LANDING = [
  "index.html",
  "src/features/landing/landing-page.tsx",
  "src/locales/ko/common.ts",
  "src/locales/ko/landing.ts",
];

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Weighs the landing page of a build by Vite's manifest: its chunks and all they import statically. */
export async function measureLanding(directory: string): Promise<FirstLoad[]> {
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
    await readFile(fromRoot(directory, ".vite/manifest.json"), "utf8"),
  );
  const files = closure(manifest, LANDING);
  return Promise.all([weigh(directory, "js", files), weigh(directory, "css", files)]);
}

function closure(manifest: Readonly<Record<string, Chunk>>, roots: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no chunk for ${key}.`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const root of roots) visit(root);
  return files;
}

async function weigh(directory: string, kind: "js" | "css", all: ReadonlySet<string>): Promise<FirstLoad> {
  const files = [...all].filter((file) => file.endsWith(`.${kind}`));
  const contents = await Promise.all(files.map((file) => readFile(fromRoot(directory, file))));
  const total = (size: (bytes: Buffer) => number) => contents.reduce((sum, bytes) => sum + size(bytes), 0);
  return {
    kind,
    files: files.length,
    raw: total((bytes) => bytes.length),
    gzip: total((bytes) => gzipSync(bytes).length),
    brotli: total((bytes) => brotliCompressSync(bytes).length),
  };
}
