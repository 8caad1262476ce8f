import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** A file of the build, in Vite's manifest. */
interface Chunk {
  readonly file: string;
  /** Undefined for modules that several chunks import. */
  readonly src?: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** What a page needs, as file names below the build's directory. */
export interface Closure {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The chunk that index.html names, by its name in `web/vite.config.ts`. */
export const ENTRY = "entry";

/** The chunks of a web build by their source files (`src/app/main.tsx`), and {@link ENTRY}. */
export class BuildChunks {
  readonly #manifest: Readonly<Record<string, Chunk>>;

  private constructor(manifest: Readonly<Record<string, Chunk>>) {
    this.#manifest = manifest;
  }

  /** Reads the manifest of the build in `directory`. */
  static async read(directory: string): Promise<BuildChunks> {
    return new BuildChunks(JSON.parse(await readFile(join(directory, ".vite/manifest.json"), "utf8")));
  }

  /** The file that a source became. Throws for an unknown one. */
  file(source: string): string {
    // Vite names a style sheet that is imported as a URL by its absolute path.
    const key = Object.keys(this.#manifest).find((name) => name === source || name.endsWith(`/${source}`));
    const chunk = key === undefined ? undefined : this.#manifest[key];
    if (chunk === undefined) throw new Error(`The build has no file for ${source}.`);
    return chunk.file;
  }

  /**
   * The chunks of these sources with all they import statically, in the order they come in. Throws for an unknown one. A source
   * that other chunks import as well is found by the name of its chunk.
   */
  closure(sources: readonly string[]): Closure {
    const scripts = new Set<string>();
    const styles = new Set<string>();
    const seen = new Set<string>();
    const visit = (key: string) => {
      if (seen.has(key)) return;
      seen.add(key);
      const chunk = this.#manifest[key] ?? this.#named(key);
      if (chunk === undefined) throw new Error(`The build has no chunk for ${key}.`);
      for (const imported of chunk.imports ?? []) visit(imported);
      if (chunk.file.endsWith(".js")) scripts.add(chunk.file);
      for (const style of chunk.css ?? []) styles.add(style);
    };
    for (const source of sources) visit(source);
    return { scripts: [...scripts], styles: [...styles] };
  }

  #named(chunk: string): Chunk | undefined {
    return Object.values(this.#manifest).find(({ name, src }) => name === chunk && src === undefined);
  }
}
