import { rm } from "node:fs/promises";
import { readArguments } from "./internal/arguments.ts";
import { runMain } from "./internal/failure.ts";
import { fromRoot } from "./internal/paths.ts";
import { cancelCommands } from "./internal/process/run-command.ts";
import { stopSignal } from "./internal/process/stop-signal.ts";
import { addCounts } from "./internal/test/test-count.ts";
import { runBuild, runChecks, runStackTests, runUnitTests, testPorts } from "./internal/test/test-stages.ts";

// Builds, checks and tests everything; ends with the line `N passed, N failed`.
await runMain(async () => {
  readArguments({ args: process.argv.slice(2) });
  const stopping = stopSignal();
  stopping.addEventListener("abort", cancelCommands);
  await rm(fromRoot(".cache/test"), { recursive: true, force: true });
  const ports = await testPorts();
  let total = await runBuild(ports);
  const isBuilt = total.failed === 0;
  for (const stage of [runChecks, runUnitTests, ...(isBuilt ? [runStackTests] : [])]) {
    total = addCounts(total, await stage(ports, stopping));
    stopping.throwIfAborted();
  }
  if (!isBuilt) {
    console.log("\nIntegration and browser tests did not run: the build failed.");
  }
  if (total.skipped > 0) {
    console.log(`\n${total.skipped} skipped`);
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
});
