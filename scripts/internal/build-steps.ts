import type { BuildStep } from "./build-step.ts";
import { FONTS_DIRECTORY } from "./fonts/fonts-directory.ts";
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

/** The web app's fonts, cut down to the characters of its texts. */
export const fontsBuild: BuildStep = {
  name: "fonts",
  inputs: ["web/src/locales", "content/data", "scripts/internal/fonts"],
  output: `${FONTS_DIRECTORY}/rest.css`,
  run: () => mustRun("node", [fromRoot("scripts/fonts.ts")]),
};

/** The web app below web/<directory>, with the given VITE_ settings, its public pages as HTML. Needs the fonts. */
export function webBuild(directory: string, env: Readonly<Record<string, string>>): BuildStep {
  const program = `.cache/prerender/${directory}`;
  const vite = (...args: string[]) =>
    mustRun("vite", ["build", "--emptyOutDir", "--logLevel", "warn", ...args], { cwd: fromRoot("web"), env });
  return {
    name: `web-${directory}`,
    inputs: [
      "web/src",
      "web/public",
      "web/service-worker",
      "web/index.html",
      "web/package.json",
      "web/vite.config.ts",
      "domain/src",
      "content/data",
      "content/src",
      "scripts/internal/prerender",
      "scripts/internal/fonts",
    ],
    output: `web/${directory}/shell.html`,
    env,
    run: async () => {
      await vite("--outDir", directory);
      await vite("--outDir", fromRoot(program), "--ssr", "src/app/prerender.tsx");
      await mustRun("node", [
        fromRoot("scripts/prerender.ts"),
        `web/${directory}`,
        `${program}/prerender.js`,
      ]);
    },
  };
}

/**
 * The gallery of the design system below web/<directory>/gallery, for the tests; the type keeps it out of `dist`, which
 * is deployed. Comes after the web build of the same directory, which empties it.
 */
export function galleryBuild(directory: `dist-${string}`): BuildStep {
  const output = `web/${directory}/gallery`;
  return {
    name: `gallery-${directory}`,
    inputs: ["web/gallery", "web/src/ui", "web/package.json", "domain/src"],
    output: `${output}/index.html`,
    run: () =>
      mustRun(
        "vite",
        [
          ...["build", "--config", "gallery/vite.config.ts", "--outDir", fromRoot(output)],
          ...["--emptyOutDir", "--logLevel", "warn"],
        ],
        { cwd: fromRoot("web") },
      ),
  };
}

function bundle(workspace: string): Promise<void> {
  return mustRun("rolldown", ["-c", "rolldown.config.mjs", "--log-level", "warn"], {
    cwd: fromRoot(workspace),
  });
}
