import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** A file to serve; compressed only where that helps. */
export interface SiteFile {
  readonly raw: Buffer;
  readonly gzip: Buffer | undefined;
  readonly br: Buffer | undefined;
  readonly type: string;
  readonly etag: string;
}

/** All files of a build by their path: `/assets/a.js`. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

/** Types that are already compressed. */
const COMPRESSED = new Set([".woff2", ".png"]);

/** Reads the build in `directory` into memory, compressed. Skips hidden files, like Hosting. */
export async function readSite(directory: string): Promise<SiteFiles> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
    .filter((path) => !/(^|\/)\./.test(path));
  return new Map(
    await Promise.all(
      paths.map(async (path) => [`/${path}`, siteFile(path, await readFile(join(directory, path)))] as const),
    ),
  );
}

function siteFile(path: string, raw: Buffer): SiteFile {
  const extension = extname(path);
  const helps = !COMPRESSED.has(extension);
  return {
    raw,
    gzip: helps ? gzipSync(raw) : undefined,
    br: helps ? brotliCompressSync(raw) : undefined,
    type: TYPES[extension] ?? "application/octet-stream",
    etag: `"${createHash("sha256").update(raw).digest("hex").slice(0, 32)}"`,
  };
}

/** The file of a path, with clean URLs: `/a` is a.html, and `/a.html` redirects to it. */
export function pathOfFile(
  path: string,
  files: SiteFiles,
): { kind: "file"; file: SiteFile } | { kind: "redirect"; to: string } | { kind: "none" } {
  const clean = path.replace(/(?:\/index)?\.html$/, "") || "/";
  if (clean !== path && files.has(path)) return { kind: "redirect", to: clean };
  const file =
    files.get(path) ?? files.get(`${path.replace(/\/$/, "")}/index.html`) ?? files.get(`${path}.html`);
  return file === undefined ? { kind: "none" } : { kind: "file", file };
}
