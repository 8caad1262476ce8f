import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compileContent, OWN_DATA } from "../compile.ts";
import { ContentError } from "../files/content-error.ts";

/** A copy of the data folder that a test changes. */
export class DataCopy {
  readonly directory: string;

  private constructor(directory: string) {
    this.directory = directory;
  }

  static async make(): Promise<DataCopy> {
    const directory = await mkdtemp(join(tmpdir(), "content-"));
    await cp(OWN_DATA, directory, { recursive: true });
    return new DataCopy(directory);
  }

  /** Deletes the copy. */
  remove(): Promise<void> {
    return rm(this.directory, { recursive: true, force: true });
  }

  write(file: string, text: string): Promise<void> {
    return writeFile(join(this.directory, file), text);
  }

  /** Replaces the first match in a file. Throws where there is none. */
  async change(file: string, from: string | RegExp, to: string): Promise<void> {
    const before = await readFile(join(this.directory, file), "utf8");
    const isThere = typeof from === "string" ? before.includes(from) : from.test(before);
    if (!isThere) throw new Error(`${file} has no ${String(from)}`);
    await this.write(file, before.replace(from, to));
  }

  /** The lines that refuse the copy. Throws where it is accepted. */
  async mistakes(): Promise<readonly string[]> {
    const error: unknown = await compileContent({ directory: this.directory }).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    if (!(error instanceof ContentError)) throw error ?? new Error("the content was accepted");
    return error.message.split("\n");
  }
}
