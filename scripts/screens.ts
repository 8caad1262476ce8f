import { runMain } from "./internal/failure.ts";
import { fromRoot } from "./internal/paths.ts";
import { readPrerenderedPaths } from "./internal/prerendered-paths.ts";
import { step } from "./internal/step.ts";
import { stopSignal } from "./internal/stop-signal.ts";
import { takeScreens } from "./internal/take-screens.ts";
import { buildForTests, startTestStack, testPorts, WEB_DIRECTORY } from "./internal/test-stages.ts";

const DIRECTORY = ".cache/screens";

// Writes a picture of every screen at 390 and 1440 px, in Korean and English.
await runMain(async () => {
  const stopping = stopSignal();
  const ports = await testPorts();
  await buildForTests(ports);
  const paths = await readPrerenderedPaths(fromRoot("web", WEB_DIRECTORY));
  const stack = await step("start emulators", () => startTestStack(ports, stopping));
  try {
    const count = await step("take pictures", () =>
      takeScreens(`http://127.0.0.1:${ports.hosting}`, paths, DIRECTORY),
    );
    console.log(`${count} pictures are in ${DIRECTORY}.`);
  } finally {
    await stack.stop();
  }
  return 0;
});
