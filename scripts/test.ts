import { rm } from "node:fs/promises";
import { readArguments, runMain } from "./internal/command.ts";
import { fromRoot } from "./internal/paths.ts";
import type { StackPorts } from "./internal/stack/ports.ts";
import { addReports, NO_TESTS, type TestReport } from "./internal/test/test-report.ts";
import {
  runBrowserTests,
  runBuild,
  runChecks,
  runIntegrationTests,
  runPhoneTests,
  runTests,
  runUnitTests,
  withTestStack,
} from "./internal/test/test-stages.ts";

// Builds, checks and tests everything; ends with the line `N passed, N failed`.
await runMain(async () => {
  readArguments({ args: process.argv.slice(2) });
  return runTests(runAll);
});

async function runAll(ports: StackPorts, stopping: AbortSignal): Promise<TestReport> {
  await rm(fromRoot(".cache/test"), { recursive: true, force: true });
  const building = runBuild(ports);
  const checks = runChecks();
  // Checks and unit tests both keep the processors busy: one after the other.
  const unitTests = checks.then(() => runUnitTests());
  const stackTests = building.then((build) =>
    build.failed.length === 0 ? runStackTests(ports, stopping, unitTests) : NO_TESTS,
  );
  const reports = await Promise.all([building, checks, unitTests, stackTests]);
  stopping.throwIfAborted();
  if (reports[0].failed.length > 0) {
    console.log("\nIntegration and browser tests did not run: the build failed.");
  }
  return reports.reduce(addReports, NO_TESTS);
}

/**
 * The tests that need the stack. Those that wait for one server leave much of the processors to the checks and the unit tests beside
 * them: the integration tests, and the browser tests that run one at a time. The others leave nothing, and wait until those have ended.
 */
function runStackTests(
  ports: StackPorts,
  stopping: AbortSignal,
  unitTests: Promise<TestReport>,
): Promise<TestReport> {
  return withTestStack(ports, stopping, async (env) => {
    const integration = await runIntegrationTests(env);
    stopping.throwIfAborted();
    const programmes = await runBrowserTests(env, "programmes");
    await unitTests;
    stopping.throwIfAborted();
    const phone = await runBrowserTests(env, "phone");
    stopping.throwIfAborted();
    return [integration, programmes, phone, await runPhoneTests(env)].reduce(addReports);
  });
}
