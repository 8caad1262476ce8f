import { rm } from "node:fs/promises";
import { readArguments } from "./internal/arguments.ts";
import { runMain } from "./internal/failure.ts";
import { fromRoot } from "./internal/paths.ts";
import { cancelCommands } from "./internal/process/run-command.ts";
import { stopSignal } from "./internal/process/stop-signal.ts";
import type { StackPorts } from "./internal/stack/ports.ts";
import { addReports, formatReport, NO_TESTS, type TestReport } from "./internal/test/test-report.ts";
import {
  runBrowserTests,
  runBuild,
  runChecks,
  runIntegrationTests,
  runUnitTests,
  testPorts,
  withTestStack,
} from "./internal/test/test-stages.ts";

// Builds, checks and tests everything; ends with the line `N passed, N failed`.
await runMain(async () => {
  readArguments({ args: process.argv.slice(2) });
  const stopping = stopSignal();
  stopping.addEventListener("abort", cancelCommands);
  await rm(fromRoot(".cache/test"), { recursive: true, force: true });
  const ports = await testPorts();
  const [build, checks] = await Promise.all([runBuild(ports), runChecks()]);
  stopping.throwIfAborted();
  const tests = build.failed.length === 0 ? await runTests(ports, stopping) : await runUnitTests();
  stopping.throwIfAborted();
  if (build.failed.length > 0) console.log("\nIntegration and browser tests did not run: the build failed.");
  const report = [build, checks, tests].reduce(addReports, NO_TESTS);
  console.log(`\n${formatReport(report)}`);
  return report.failed.length === 0 ? 0 : 1;
});

/**
 * All tests. Neither the unit tests nor the integration tests, which wait for one server, keep all processors busy by themselves.
 * The browser tests do.
 */
async function runTests(ports: StackPorts, stopping: AbortSignal): Promise<TestReport> {
  const unitTests = runUnitTests();
  const stackTests = withTestStack(ports, stopping, async (env) => {
    const integration = await runIntegrationTests(env);
    await unitTests;
    stopping.throwIfAborted();
    return addReports(integration, await runBrowserTests(env, []));
  });
  return addReports(await unitTests, await stackTests);
}
