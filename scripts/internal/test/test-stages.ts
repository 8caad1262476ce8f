import { chromiumPath } from "../browser/chromium.ts";
import { runBuildStep } from "../build/build-step.ts";
import {
  contentBuild,
  firestoreEmulatorBuild,
  fontsBuild,
  functionsBuild,
  galleryBuild,
  localWebSettings,
  webBuild,
} from "../build/build-steps.ts";
import { writeOpenApi } from "../build/write-openapi.ts";
import { Failure } from "../failure.ts";
import { fromRoot } from "../paths.ts";
import { mustRun, runCommand } from "../process/run-command.ts";
import { portsFromEnvironment, requireFreePorts, type StackPorts, TEST_PORTS } from "../stack/ports.ts";
import { seedDirectory } from "../stack/seed.ts";
import { type Stack, startStack } from "../stack/stack.ts";
import { writeStackConfig } from "../stack/stack-config.ts";
import { step } from "../step.ts";
import {
  addReports,
  NO_TESTS,
  parsePlaywright,
  parseVitest,
  readReport,
  type TestReport,
} from "./test-report.ts";
import { REPORT_FILE } from "./vitest-reporter.ts";

/** Project id of the tests' stack: another than the local one's, so that both may run at once. */
const TEST_PROJECT = "demo-mindle-test";
/** The build that the tests run against, below web. */
export const WEB_DIRECTORY = "dist-test";

/** The ports of the tests' stack, all free. */
export async function testPorts(): Promise<StackPorts> {
  const ports = portsFromEnvironment(TEST_PORTS);
  await requireFreePorts({ ...ports });
  return ports;
}

/** Builds everything the tests run against. */
export async function buildForTests(ports: StackPorts): Promise<void> {
  for (const build of [
    contentBuild,
    firestoreEmulatorBuild,
    functionsBuild,
    fontsBuild,
    webBuild(WEB_DIRECTORY, localWebSettings(TEST_PROJECT, ports)),
    galleryBuild(WEB_DIRECTORY),
  ]) {
    await runBuildStep(build);
  }
  await writeOpenApi(fromRoot("web", WEB_DIRECTORY, "openapi.json"));
}

/** The build as one test. */
export function runBuild(ports: StackPorts): Promise<TestReport> {
  return asTest(() => buildForTests(ports));
}

/** Lint, dead code, imports and types: each counts as one test. */
export async function runChecks(): Promise<TestReport> {
  let total = NO_TESTS;
  for (const [name, program, args] of [
    ["lint", "biome", ["check", "--error-on-warnings"]],
    ["dead code", "knip", []],
    ["imports", "npm", ["run", "--silent", "imports"]],
    ["types", "tsc", ["-b"]],
  ] as const) {
    total = addReports(total, await asTest(() => step(name, () => mustRun(program, args))));
  }
  return total;
}

/** Counts an action as one test: a Failure is shown and fails it. */
async function asTest(action: () => Promise<void>): Promise<TestReport> {
  try {
    await action();
    return { ...NO_TESTS, passed: 1 };
  } catch (error) {
    if (error instanceof Failure) {
      console.log(error.message);
      return { ...NO_TESTS, failed: 1 };
    }
    throw error;
  }
}

/** Every vitest project that needs no running stack. */
export function runUnitTests(): Promise<TestReport> {
  return runVitest("unit", ["--project=!integration"], {});
}

/** Starts the stack once, with the seed, for the integration and browser tests. */
export function runStackTests(ports: StackPorts, stopping: AbortSignal): Promise<TestReport> {
  return withTestStack(ports, stopping, async (env) => {
    const integration = await runVitest("integration", ["--project=integration"], env);
    return addReports(integration, await runPlaywright(env, []));
  });
}

/** Runs browser tests alone; `args` are Playwright's. */
export function runBrowserTests(
  ports: StackPorts,
  stopping: AbortSignal,
  args: readonly string[],
): Promise<TestReport> {
  return withTestStack(ports, stopping, (env) => runPlaywright(env, args));
}

async function withTestStack(
  ports: StackPorts,
  stopping: AbortSignal,
  run: (env: Readonly<Record<string, string>>) => Promise<TestReport>,
): Promise<TestReport> {
  const stack = await step("start emulators for tests", () => startTestStack(ports, stopping));
  try {
    return await run({
      MINDLE_STACK: JSON.stringify({ projectId: TEST_PROJECT, ports }),
      MINDLE_CHROMIUM: await chromiumPath(),
    });
  } finally {
    await stack.stop();
  }
}

/** The stack that tests and screenshots use: begins from the seed and keeps nothing. */
export async function startTestStack(ports: StackPorts, stopping: AbortSignal): Promise<Stack> {
  const configFile = await writeStackConfig("firebase.test.json", { ports, public: `web/${WEB_DIRECTORY}` });
  return startStack({
    logDirectory: ".cache/log",
    projectId: TEST_PROJECT,
    ports,
    configFile,
    importDirectory: seedDirectory(),
    exportDirectory: undefined,
    firestore: "own",
    stopping,
  });
}

async function runVitest(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<TestReport> {
  const report = fromRoot(".cache/test", `vitest-${name}.json`);
  const { code } = await runCommand(
    "vitest",
    [
      "run",
      ...args,
      "--passWithNoTests",
      "--reporter=default",
      `--reporter=${fromRoot("scripts/internal/test/vitest-reporter.ts")}`,
    ],
    { env: { ...env, [REPORT_FILE]: report }, show: true },
  );
  return readReport(report, code, parseVitest);
}

async function runPlaywright(
  env: Readonly<Record<string, string>>,
  args: readonly string[],
): Promise<TestReport> {
  const report = fromRoot(".cache/test", "playwright.json");
  const { code } = await runCommand(
    "playwright",
    ["test", "--pass-with-no-tests", "--reporter=list,json", ...args],
    { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }, show: true },
  );
  return readReport(report, code, parsePlaywright);
}
