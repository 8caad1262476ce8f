import { copyFile, cp, mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { listFiles } from "firebase-tools/lib/listFiles.js";
import { runBuildStep } from "../build/build-step.ts";
import { fontsBuild, webBuild } from "../build/build-steps.ts";
import { DEPLOYED } from "../build/source-maps.ts";
import { fromRoot } from "../paths.ts";
import { mustRun } from "../process/run-command.ts";
import type { DeployProject } from "./deploy-projects.ts";
import type { DeploySettings } from "./deploy-settings.ts";
import { type FirebaseConfig, nodeMajor } from "./firebase-config.ts";

/**
 * A directory of its own with everything that a deployment uploads, and a firebase.json for it. What is tried out and what is
 * uploaded are the same files.
 */
export interface StagedUpload {
  readonly directory: string;
  readonly configFile: string;
  readonly functions: string;
  readonly hosting: string;
  readonly rules: string;
  readonly indexes: string;
}

/** Files of the functions' folder that are not uploaded: settings go with the functions' configuration. */
export const FUNCTIONS_IGNORED = [".env", ".env.*"] as const;

/** Where a project's upload is put together. */
function stagedUpload(projectId: string): StagedUpload {
  const directory = fromRoot(".cache/deploy", projectId);
  return {
    directory,
    configFile: join(directory, "firebase.json"),
    functions: join(directory, "functions"),
    hosting: join(directory, "hosting"),
    rules: join(directory, "firestore.rules"),
    indexes: join(directory, "firestore.indexes.json"),
  };
}

/** Builds the functions and the web app, and puts together what is uploaded. */
export async function stageUpload(
  { id }: DeployProject,
  config: FirebaseConfig,
  settings: DeploySettings,
): Promise<StagedUpload> {
  const staged = stagedUpload(id);
  await rm(staged.directory, { recursive: true, force: true });
  await mkdir(staged.directory, { recursive: true });
  await Promise.all([
    stageFunctions(staged.functions, config, [".env", `.env.${id}`]),
    copyFile(fromRoot("firestore.rules"), staged.rules),
    copyFile(fromRoot("firestore.indexes.json"), staged.indexes),
    writeFile(staged.configFile, `${JSON.stringify(stagedConfig(config), null, 2)}\n`),
  ]);
  await runBuildStep(fontsBuild);
  await runBuildStep(webBuild(DEPLOYED, settings.client));
  await stageHosting(staged.hosting, config);
  return staged;
}

/** The functions as files that need no package, and the settings that firebase-tools reads beside them. */
export async function stageFunctions(
  directory: string,
  config: FirebaseConfig,
  environmentFiles: readonly string[],
): Promise<void> {
  const lib = join(directory, "lib");
  await mkdir(lib, { recursive: true });
  const manifest = {
    name: "mindle-functions",
    private: true,
    type: "module",
    main: "lib/index.js",
    engines: { node: nodeMajor(config) },
  };
  await writeFile(join(directory, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  await mustRun("rolldown", ["-c", "rolldown.config.mjs", "--log-level", "warn", "--dir", lib], {
    cwd: fromRoot("functions"),
    env: { LOCAL_BUILD: "off" },
  });
  const present = await readdir(fromRoot("functions"));
  for (const name of environmentFiles.filter((file) => present.includes(file))) {
    await copyFile(fromRoot("functions", name), join(directory, name));
  }
}

/** The files of the web build that Hosting gets. */
async function stageHosting(directory: string, { hosting }: FirebaseConfig): Promise<void> {
  const built = fromRoot("web", DEPLOYED);
  for (const file of listFiles(built, hosting.ignore)) {
    await mkdir(dirname(join(directory, file)), { recursive: true });
    await cp(join(built, file), join(directory, file));
  }
}

/** firebase.json for the staged files: without a build before the upload, and without emulators. */
function stagedConfig({ functions: [codebase], hosting, firestore }: FirebaseConfig) {
  const { predeploy: _, ...kept } = codebase;
  return {
    firestore,
    functions: [{ ...kept, source: "functions", ignore: FUNCTIONS_IGNORED }],
    hosting: { ...hosting, public: "hosting" },
  };
}

export interface StagedFile {
  readonly path: string;
  readonly bytes: number;
}

/** The files below a directory, with their sizes, sorted. */
export async function filesBelow(directory: string): Promise<readonly StagedFile[]> {
  const entries = await readdir(directory, { recursive: true });
  const files = await Promise.all(
    entries.sort().map(async (path) => {
      const found = await stat(join(directory, path));
      return found.isFile() ? [{ path, bytes: found.size }] : [];
    }),
  );
  return files.flat();
}
