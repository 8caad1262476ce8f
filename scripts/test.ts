import { rm } from "node:fs/promises";
import { Failure, runMain } from "./internal/command.ts";
import { fromRoot } from "./internal/paths.ts";
import type { StackPorts } from "./internal/stack/ports.ts";
import { addReports, NO_TESTS, type TestReport } from "./internal/test/test-report.ts";
import {
  buildForTests,
  runBrowserTests,
  runBuild,
  runChecks,
  runIntegrationTests,
  runPhoneTests,
  runTests,
  runUnitTests,
  withTestStack,
} from "./internal/test/test-stages.ts";

type Run = Parameters<typeof runTests>[0];

/** Tests at greater length. */
const SOAK = { SOAK: "1" };

/** Kinds of tests that run by themselves, on a stack of their own. What follows the kind is for their runner. */
const KINDS: Readonly<Record<string, (args: readonly string[]) => Run>> = {
  // All browser tests in all their variants: `npm run e2e -- landing --repeat-each=5`. Arguments are Playwright's.
  e2e: (args) => async (ports, stopping) => {
    await buildForTests(ports);
    return withTestStack(ports, stopping, async (env) => {
      const programmes = await runBrowserTests({ ...env, ...SOAK }, "programmes", args);
      stopping.throwIfAborted();
      return addReports(programmes, await runBrowserTests({ ...env, ...SOAK }, "phone", args));
    });
  },
  // A walk through the product in WebKit, Firefox and Chromium: `npm run phones -- walk`. `TRIES=50 npm run phones -- first-touch`
  // tries each first touch so often. Arguments are Playwright's.
  phones: (args) => async (ports, stopping) => {
    await buildForTests(ports);
    return withTestStack(ports, stopping, (env) => runPhoneTests({ ...env, ...SOAK }, args));
  },
  // The Vitest tests with long random runs, all of them or those of the named files: `npm run soak -- fuzz crash`.
  soak: (files) => async (ports, stopping) => {
    await buildForTests(ports);
    const unit = await runUnitTests(files, SOAK);
    stopping.throwIfAborted();
    const integration = await withTestStack(ports, stopping, (env) =>
      runIntegrationTests({ ...env, ...SOAK }, files),
    );
    return addReports(unit, integration);
  },
};

// Builds what changed and runs tests, those of a kind or without one all checks and tests; ends with the line `N passed, N failed`.
await runMain(async () => {
  const [kind, ...args] = process.argv.slice(2);
  const run = kind === undefined ? runAll : KINDS[kind]?.(args);
  if (run === undefined) throw new Failure(`npm test takes no arguments: ${kind}`);
  return runTests(run);
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
