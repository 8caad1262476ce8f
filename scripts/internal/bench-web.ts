import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { fromRoot } from "./paths.ts";

export interface LoadedFile {
  readonly file: string;
  readonly raw: number;
  readonly gzip: number;
}

/** The page at `/` and every script and style its HTML asks for at once, with sizes in bytes. */
export async function measureFirstLoad(directory: string): Promise<LoadedFile[]> {
  const html = await readFile(fromRoot(directory, "index.html"), "utf8");
  const assets = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, file]) => file ?? "",
  );
  return Promise.all(
    ["index.html", ...new Set(assets)].map(async (file) => {
      const bytes = await readFile(fromRoot(directory, file));
      return { file, raw: bytes.length, gzip: gzipSync(bytes).length };
    }),
  );
}
