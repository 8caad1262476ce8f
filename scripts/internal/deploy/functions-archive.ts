import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { prepareFunctionsUpload } from "firebase-tools/lib/deploy/functions/prepareFunctionsUpload.js";
import { unzip } from "firebase-tools/lib/unzip.js";
import { Failure } from "../failure.ts";
import { mustRun } from "../process/run-command.ts";
import { FUNCTIONS_IGNORED, filesBelow, type StagedFile, type StagedUpload } from "./staged-upload.ts";

/** The functions as they are after the upload, outside of the repository. */
export interface InstalledFunctions {
  readonly directory: string;
  /** Size of the archive that is uploaded, which firebase-tools packs quickly rather than tightly. */
  readonly archiveBytes: number;
  /** Size of the files, gzip, each by itself. */
  readonly gzipBytes: number;
  /** By which a deployment finds out whether the functions changed. */
  readonly hash: string;
  readonly files: readonly StagedFile[];
  remove(): Promise<void>;
}

/**
 * Packs the functions as firebase-tools does, unpacks them in an empty place and installs them as Google's buildpack does, but
 * without a registry: they must need no package.
 */
export async function installFunctions(
  staged: Pick<StagedUpload, "directory" | "functions">,
): Promise<InstalledFunctions> {
  const { pathToSource, hash } = await prepareFunctionsUpload(
    staged.directory,
    staged.functions,
    { ignore: [...FUNCTIONS_IGNORED] },
    [],
  );
  const directory = await mkdtemp(join(tmpdir(), "mindle-functions-"));
  await unzip(pathToSource, directory);
  const files = await filesBelow(directory);
  const contents = await Promise.all(files.map(({ path }) => readFile(join(directory, path))));
  await mustRun("npm", ["install", "--omit=dev", "--offline", "--no-audit", "--no-fund"], { cwd: directory });
  const { size } = await stat(pathToSource);
  await rm(pathToSource);
  if ((await readdir(directory)).includes("node_modules")) {
    throw new Failure("The functions need packages, which nobody has tried out.");
  }
  return {
    directory,
    archiveBytes: size,
    gzipBytes: contents.reduce((sum, content) => sum + gzipSync(content).length, 0),
    hash,
    files,
    remove: () => rm(directory, { recursive: true }),
  };
}
