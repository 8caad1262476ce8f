import { takeScreens } from "./internal/browser/take-screens.ts";
import { readPrerenderedPaths } from "./internal/build/prerendered-paths.ts";
import { runMain } from "./internal/failure.ts";
import { fromRoot } from "./internal/paths.ts";
import { stopSignal } from "./internal/process/stop-signal.ts";
import { step } from "./internal/step.ts";
import {
  buildForTests,
  startTestStack,
  TEST_PROJECT,
  testPorts,
  WEB_DIRECTORY,
} from "./internal/test/test-stages.ts";

const DIRECTORY = ".cache/screens";

// Writes a screenshot of every screen at 390 and 1440 px, in Korean and English.
await runMain(async () => {
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
});
