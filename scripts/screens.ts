import { takeContentScreens } from "./internal/browser/take-content-screens.ts";
import { takeScreens } from "./internal/browser/take-screens.ts";
import { runBuildStep } from "./internal/build/build-step.ts";
import { fontsBuild } from "./internal/build/build-steps.ts";
import { readPrerenderedPaths } from "./internal/build/prerendered-paths.ts";
import { Failure, readArguments, runMain, step } from "./internal/command.ts";
import { fromRoot } from "./internal/paths.ts";
import { stopSignal } from "./internal/process/run-command.ts";
import {
  buildForTests,
  startTestStack,
  TEST_PROJECT,
  testPorts,
  WEB_DIRECTORY,
} from "./internal/test/test-stages.ts";

const DIRECTORY = ".cache/screens";

const USAGE = `npm run screens               every screen at 390 and 1440 px, in Korean and English
npm run screens -- content    every page of every programme with generated answers, in Korean and English, and a contact
                              sheet for each step; --scheme light|dark, --width 360`;

await runMain(async () => {
  const { values, positionals } = readArguments(
    {
      options: { scheme: { type: "string", default: "light" }, width: { type: "string", default: "360" } },
      allowPositionals: true,
    },
    USAGE,
  );
  if (positionals.length === 0) return screens();
  const { scheme } = values;
  const width = Number(values.width);
  const isRight = positionals.join() === "content" && Number.isInteger(width) && width > 0;
  if (!isRight || (scheme !== "light" && scheme !== "dark")) throw new Failure(USAGE);
  await runBuildStep(fontsBuild);
  const directory = `${DIRECTORY}/content`;
  const count = await step("take screenshots", () => takeContentScreens({ scheme, width }, directory));
  console.log(`${count} pages in ${directory}, and contact sheets in ${directory}/sheets.`);
  return 0;
});

async function screens(): Promise<number> {
  const stopping = stopSignal();
  const ports = await testPorts();
  await buildForTests(ports);
  const paths = await readPrerenderedPaths(fromRoot("web", WEB_DIRECTORY));
  const stack = await step("start emulators", () => startTestStack(ports, stopping));
  try {
    const count = await step("take screenshots", () =>
      takeScreens({ ports, projectId: TEST_PROJECT }, paths, DIRECTORY),
    );
    console.log(`${count} screenshots in ${DIRECTORY}.`);
  } finally {
    await stack.stop();
  }
  return 0;
}
