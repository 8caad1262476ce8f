import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { CONTRACT } from "@mindle/domain/api/contract";
import { describeApi } from "../../../functions/src/openapi.ts";
import { FONTS_DIRECTORY, fromRoot } from "../paths.ts";
import { mustRun } from "../process/run-command.ts";
import type { StackPorts } from "../stack/ports.ts";
import { SEED_DIRECTORY } from "../stack/seed.ts";
import type { BuildStep } from "./build-step.ts";
import { sourceMapsOf } from "./source-maps.ts";

/** Programme content to the seed that the emulators import. */
export const contentBuild: BuildStep = {
  name: "content",
  inputs: ["content", "domain/src", "firestore-emulator/src/format", "scripts/internal/build/write-seed.ts"],
  output: `${SEED_DIRECTORY}/firebase-export-metadata.json`,
  run: () => mustRun("node", [fromRoot("scripts/content.ts")]),
};

/** The local Firestore as one file, started instead of the official jar. */
export const firestoreEmulatorBuild: BuildStep = {
  name: "firestore-emulator",
  inputs: ["firestore-emulator/src", "firestore-emulator/rolldown.config.mjs"],
  output: "firestore-emulator/lib/cli.js",
  run: () => bundle("firestore-emulator"),
};

/** Build settings of functions for a stack on this machine. */
export const LOCAL_FUNCTIONS = { LOCAL_BUILD: "on" };

/** Cloud Functions as one file, which the emulator loads. A deploy builds its own (`predeploy` in firebase.json). */
export const functionsBuild: BuildStep = {
  name: "functions",
  inputs: ["functions/src", "functions/package.json", "functions/rolldown.config.mjs", "domain/src"],
  output: "functions/lib/index.js",
  env: LOCAL_FUNCTIONS,
  run: () => bundle("functions", LOCAL_FUNCTIONS),
};

/** The web app's fonts in slices. */
export const fontsBuild: BuildStep = {
  name: "fonts",
  inputs: ["web/src/locales", "content/data", "scripts/internal/fonts"],
  output: `${FONTS_DIRECTORY}/fallback.css`,
  run: async () => {
    const { buildFonts } = await import("../fonts/build-fonts.ts");
    await buildFonts();
  },
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
      "web/chunks.ts",
      "web/module-stubs.ts",
      "web/oldest-browsers.ts",
      "web/browser-allowances.ts",
      "web/web-manifest.ts",
      "domain/src",
      "content/data",
      "content/src",
      "scripts/internal/prerender",
      "scripts/internal/browser-support",
      "scripts/internal/build/source-maps.ts",
      "scripts/internal/fonts",
    ],
    output: `web/${directory}/shell.html`,
    env,
    run: async () => {
      await vite("--outDir", directory);
      await vite("--outDir", fromRoot(program), "--ssr", "src/app/prerender.tsx");
      const { prerender } = await import("../prerender/prerender.ts");
      const build = await prerender(fromRoot("web", directory), fromRoot(program, "prerender.js"));
      const { checkSupport } = await import("../browser-support/check-support.ts");
      await checkSupport(fromRoot("web", directory), sourceMapsOf(build, directory));
    },
  };
}

/** The API key of web builds for a stack on this machine: the emulators take any. */
export const LOCAL_API_KEY = "demo-key";

/** The web app's build settings for a stack on this machine. */
export function localWebSettings(projectId: string, ports: StackPorts): Record<string, string> {
  return {
    VITE_FIREBASE_PROJECT_ID: projectId,
    VITE_FIREBASE_API_KEY: LOCAL_API_KEY,
    VITE_AUTH_EMULATOR_URL: `http://127.0.0.1:${ports.auth}`,
    VITE_FIRESTORE_EMULATOR: `127.0.0.1:${ports.firestore}`,
    VITE_CONTENT_ENV: "local",
  };
}

/**
 * The gallery of the design system below web/<directory>/gallery, for the tests; the type excludes `dist`, which is
 * deployed. Needs the fonts. Run it after the web build of the same directory, which empties it.
 */
export function galleryBuild(directory: `dist-${string}`): BuildStep {
  const output = `web/${directory}/gallery`;
  return {
    name: `gallery-${directory}`,
    inputs: ["web/gallery", "web/src/ui", "web/package.json", "domain/src", ...fontsBuild.inputs],
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

function bundle(workspace: string, env: Readonly<Record<string, string>> = {}): Promise<void> {
  return mustRun("rolldown", ["-c", "rolldown.config.mjs", "--log-level", "warn"], {
    cwd: fromRoot(workspace),
    env,
  });
}

/** Writes the API's OpenAPI description to a file. */
export async function writeOpenApi(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(describeApi(CONTRACT), undefined, 2)}\n`);
}
