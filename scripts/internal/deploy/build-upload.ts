import { copyFile, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runBuildStep } from "../build/build-step.ts";
import { fontsBuild, webBuild } from "../build/build-steps.ts";
import { DEPLOYED } from "../build/source-maps.ts";
import { type FirebaseConfig, nodeMajor } from "../firebase-config.ts";
import { fromRoot } from "../paths.ts";
import { mustRun } from "../process/run-command.ts";
import type { DeploySettings } from "./deploy-settings.ts";

/** Not functions/lib, which is the local stack's. */
const FUNCTIONS = ".cache/deploy/functions";

/** Builds what is uploaded, and resolves to the firebase.json that names it, beside the repository's own. */
export async function buildUpload(
  projectId: string,
  config: FirebaseConfig,
  settings: DeploySettings,
): Promise<string> {
  await buildFunctions(projectId, nodeMajor(config));
  await runBuildStep(fontsBuild);
  await runBuildStep(webBuild(DEPLOYED, settings.client));
  const file = fromRoot("firebase.deploy.json");
  const { firestore, functions, hosting } = config;
  const { predeploy: _, ...codebase } = functions[0];
  const upload = {
    firestore,
    functions: [{ ...codebase, source: FUNCTIONS, ignore: [".env", ".env.*"] }],
    hosting: { ...hosting, public: `web/${DEPLOYED}` },
  };
  await writeFile(file, `${JSON.stringify(upload, null, 2)}\n`);
  return file;
}

/** The functions as files that need no package, and the settings that firebase-tools reads beside them. */
async function buildFunctions(projectId: string, node: string): Promise<void> {
  const directory = fromRoot(FUNCTIONS);
  const lib = join(directory, "lib");
  await rm(directory, { recursive: true, force: true });
  await mkdir(lib, { recursive: true });
  const manifest = {
    name: "mindle-functions",
    private: true,
    type: "module",
    main: "lib/index.js",
    engines: { node },
  };
  await writeFile(join(directory, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  await mustRun("rolldown", ["-c", "rolldown.config.mjs", "--log-level", "warn", "--dir", lib], {
    cwd: fromRoot("functions"),
    env: { LOCAL_BUILD: "off" },
  });
  const present = await readdir(fromRoot("functions"));
  for (const name of [".env", `.env.${projectId}`].filter((file) => present.includes(file))) {
    await copyFile(fromRoot("functions", name), join(directory, name));
  }
}
