import { rm } from "node:fs/promises";
import { readArguments } from "./internal/arguments.ts";
import { runMain } from "./internal/failure.ts";
import { fromRoot } from "./internal/paths.ts";
import { cancelCommands } from "./internal/process/run-command.ts";
import { stopSignal } from "./internal/process/stop-signal.ts";
import { addReports, formatReport } from "./internal/test/test-report.ts";
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
    total = addReports(total, await stage(ports, stopping));
    stopping.throwIfAborted();
  }
  if (!isBuilt) {
    console.log("\nIntegration and browser tests did not run: the build failed.");
  }
  console.log(`\n${formatReport(total)}`);
  return total.failed === 0 ? 0 : 1;
});
