import type { BuildStep } from "./build-step.ts";
import { fromRoot } from "./paths.ts";
import { mustRun } from "./run-command.ts";
import { SEED_DIRECTORY } from "./seed.ts";

/** Programme content to the seed that the emulators import. */
export const contentBuild: BuildStep = {
  name: "content",
  inputs: ["content", "domain/src", "firestore-emulator/src/format", "scripts/seed.ts"],
  output: `${SEED_DIRECTORY}/firebase-export-metadata.json`,
  run: () => mustRun("node", [fromRoot("scripts/seed.ts")]),
};

/** The local Firestore as one file, started in the place of the official jar. */
export const firestoreEmulatorBuild: BuildStep = {
  name: "firestore-emulator",
  inputs: ["firestore-emulator/src", "firestore-emulator/rolldown.config.mjs"],
  output: "firestore-emulator/lib/cli.js",
  run: () => bundle("firestore-emulator"),
};

/** Cloud Functions as one file that the emulator loads and a deploy uploads. */
export const functionsBuild: BuildStep = {
  name: "functions",
  inputs: ["functions/src", "functions/package.json", "functions/rolldown.config.mjs", "domain/src"],
  output: "functions/lib/index.js",
  run: () => bundle("functions"),
};

/** The web app below web/<directory>, with the given VITE_ settings. */
export function webBuild(directory: string, env: Readonly<Record<string, string>>): BuildStep {
  return {
    name: `web-${directory}`,
    inputs: [
      "web/src",
      "web/public",
      "web/index.html",
      "web/package.json",
      "web/vite.config.ts",
      "domain/src",
    ],
    output: `web/${directory}/index.html`,
    env,
    run: () =>
      mustRun("vite", ["build", "--outDir", directory, "--emptyOutDir", "--logLevel", "warn"], {
        cwd: fromRoot("web"),
        env,
      }),
  };
}

function bundle(workspace: string): Promise<void> {
  return mustRun("rolldown", ["-c", "rolldown.config.mjs", "--log-level", "warn"], {
    cwd: fromRoot(workspace),
  });
}
