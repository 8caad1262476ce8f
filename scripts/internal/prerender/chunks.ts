import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** A script of the build (`chunkList` in `web/chunks.ts`). */
interface Chunk {
  readonly file: string;
  readonly imports: readonly string[];
  readonly styles: readonly string[];
  /** Relative to `web`. */
  readonly modules: readonly string[];
}

/** Vite's manifest: the files by their sources. */
type Assets = Readonly<Record<string, { readonly file: string }>>;

/** What a page needs, as file names below the build's directory. */
export interface Closure {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The files of a web build by their sources, relative to `web`: `src/app/main.tsx`. */
export class BuildChunks {
  readonly #ofFile: ReadonlyMap<string, Chunk>;
  readonly #ofModule: ReadonlyMap<string, Chunk>;
  readonly #assets: Assets;

  private constructor(chunks: readonly Chunk[], assets: Assets) {
    this.#ofFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
    this.#ofModule = new Map(chunks.flatMap((chunk) => chunk.modules.map((module) => [module, chunk])));
    this.#assets = assets;
  }

  /** Reads what was built in `directory`. */
  static async read(directory: string): Promise<BuildChunks> {
    const read = async (file: string) => JSON.parse(await readFile(join(directory, ".vite", file), "utf8"));
    return new BuildChunks(await read("chunks.json"), await read("manifest.json"));
  }

  /** The script that a module is in. Throws for an unknown one. */
  script(module: string): string {
    return this.#chunkOf(module).file;
  }

  /** The file that another source, such as a font, became. Throws for an unknown one. */
  asset(source: string): string {
    // Vite names a style sheet that is imported as a URL by its absolute path.
    const key = Object.keys(this.#assets).find((name) => name === source || name.endsWith(`/${source}`));
    const asset = key === undefined ? undefined : this.#assets[key];
    if (asset === undefined) throw new Error(`The build has no file for ${source}.`);
    return asset.file;
  }

  /** The chunks of these modules with all they import statically, in the order they come in. Throws for an unknown one. */
  closure(modules: readonly string[]): Closure {
    const scripts = new Set<string>();
    const styles = new Set<string>();
    const seen = new Set<Chunk>();
    const visit = (chunk: Chunk) => {
      if (seen.has(chunk)) return;
      seen.add(chunk);
      for (const file of chunk.imports) {
        const imported = this.#ofFile.get(file);
        if (imported !== undefined) visit(imported);
      }
      scripts.add(chunk.file);
      for (const style of chunk.styles) styles.add(style);
    };
    for (const module of modules) visit(this.#chunkOf(module));
    return { scripts: [...scripts], styles: [...styles] };
  }

  #chunkOf(module: string): Chunk {
    const chunk = this.#ofModule.get(module);
    if (chunk === undefined) throw new Error(`The build has no chunk with ${module}.`);
    return chunk;
  }
}
