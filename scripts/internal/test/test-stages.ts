import { rm } from "node:fs/promises";
import { chromiumPath } from "../browser/chromium.ts";
import { installedPhoneBrowsers } from "../browser/phone-browsers.ts";
import { runBuildStep } from "../build/build-step.ts";
import {
  contentBuild,
  firestoreEmulatorBuild,
  fontsBuild,
  functionsBuild,
  galleryBuild,
  localWebSettings,
  webBuild,
  writeOpenApi,
} from "../build/build-steps.ts";
import { Failure, step } from "../command.ts";
import { fromRoot } from "../paths.ts";
import { cancelCommands, mustRun, runCommand, stopSignal } from "../process/run-command.ts";
import { portsFromEnvironment, requireFreePorts, type StackPorts, TEST_PORTS } from "../stack/ports.ts";
import { SEED_DIRECTORY } from "../stack/seed.ts";
import { type Stack, startStack } from "../stack/stack.ts";
import { writeStackConfig } from "../stack/stack-config.ts";
import {
  addReports,
  formatReport,
  NO_TESTS,
  parsePlaywright,
  parseVitest,
  readReport,
  type TestReport,
} from "./test-report.ts";

/** Project id of the tests' stack, different from the local stack's so that both can run at once. */
export const TEST_PROJECT = "demo-mindle-test";
/** Directory below web of the build under test. */
export const WEB_DIRECTORY = "dist-test";

/** Runs tests on ports of their own, prints their report and resolves to the exit code. A signal ends all that runs. */
export async function runTests(
  run: (ports: StackPorts, stopping: AbortSignal) => Promise<TestReport>,
): Promise<number> {
  const stopping = stopSignal();
  stopping.addEventListener("abort", cancelCommands);
  const report = await run(await testPorts(), stopping);
  console.log(`\n${formatReport(report)}`);
  return report.failed.length === 0 ? 0 : 1;
}

/** The ports of the tests' stack. Fails when one is in use. */
export async function testPorts(): Promise<StackPorts> {
  const ports = portsFromEnvironment(TEST_PORTS);
  await requireFreePorts({ ...ports });
  return ports;
}

/** Builds everything under test, and unpacks the browser. */
export async function buildForTests(ports: StackPorts): Promise<void> {
  await chromiumPath();
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
  return asTest("build", () => buildForTests(ports));
}

/** Lint, dead code, imports and types: each counts as one test. In the background: in `npm test` others run beside them. */
export async function runChecks(): Promise<TestReport> {
  let total = NO_TESTS;
  for (const [name, program, args] of [
    ["lint", "biome", ["check", "--error-on-warnings"]],
    ["dead code", "knip", []],
    ["imports", "npm", ["run", "--silent", "imports"]],
    ["types", "npm", ["run", "--silent", "typecheck"]],
  ] as const) {
    total = addReports(
      total,
      await asTest(name, () => step(name, () => mustRun(program, args, { background: true }))),
    );
  }
  return total;
}

/** Counts an action as one test. A Failure is printed and fails the test. */
async function asTest(name: string, action: () => Promise<void>): Promise<TestReport> {
  try {
    await action();
    return { ...NO_TESTS, passed: 1 };
  } catch (error) {
    if (error instanceof Failure) {
      console.log(error.message);
      return { ...NO_TESTS, failed: [name] };
    }
    throw error;
  }
}

type Environment = Readonly<Record<string, string>>;

/** The Vitest projects that need a running stack. */
const STACK_PROJECTS = ["integration", "own-servers"] as const;

/** Every Vitest project that needs no running stack. In the background: in `npm test` the integration tests run beside them. */
export function runUnitTests(args: readonly string[] = [], env: Environment = {}): Promise<TestReport> {
  const projects = STACK_PROJECTS.map((name) => `--project=!${name}`);
  return runVitest("unit", [...projects, ...args], { env, background: true });
}

/** Starts the stack with the seed, runs tests, stops it. A stack that does not start is one failed test. */
export async function withTestStack(
  ports: StackPorts,
  stopping: AbortSignal,
  run: (env: Environment) => Promise<TestReport>,
): Promise<TestReport> {
  let stack: Stack | undefined;
  const start = await asTest("start emulators for tests", async () => {
    stack = await step("start emulators for tests", () => startTestStack(ports, stopping));
  });
  stopping.throwIfAborted();
  if (stack === undefined) return start;
  const { logFile } = stack;
  try {
    const report = await run({
      MINDLE_STACK: JSON.stringify({ projectId: TEST_PROJECT, ports, logFile }),
      MINDLE_CHROMIUM: await chromiumPath(),
    });
    const ended = `emulators: ended by themselves during the tests; log: ${logFile}`;
    return stack.hasExited() ? addReports(report, { ...NO_TESTS, failed: [ended] }) : report;
  } finally {
    await stack.stop();
  }
}

/** The stack of tests and screenshots: starts with the seed and saves nothing. */
export async function startTestStack(ports: StackPorts, stopping: AbortSignal): Promise<Stack> {
  const configFile = await writeStackConfig("firebase.test.json", { ports, public: `web/${WEB_DIRECTORY}` });
  return startStack({
    logDirectory: ".cache/log",
    projectId: TEST_PROJECT,
    ports,
    configFile,
    importDirectory: fromRoot(SEED_DIRECTORY),
    exportDirectory: undefined,
    firestore: "own",
    stopping,
  });
}

/** The Vitest tests that use the stack of `env`. */
export function runIntegrationTests(env: Environment, args: readonly string[] = []): Promise<TestReport> {
  const projects = STACK_PROJECTS.map((name) => `--project=${name}`);
  return runVitest("integration", [...projects, ...args], { env });
}

async function runVitest(
  name: string,
  args: readonly string[],
  { env, background = false }: { readonly env: Environment; readonly background?: boolean },
): Promise<TestReport> {
  const report = fromRoot(".cache/test", `vitest-${name}.json`);
  await rm(report, { force: true });
  const { code } = await runCommand(
    "vitest",
    [
      "run",
      ...args,
      "--passWithNoTests",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    { env, show: true, background },
  );
  return readReport(`${name} tests`, report, code, parseVitest);
}

/** The projects of `playwright.config.ts`: browser tests that change what all tests share, and all others. Run them in turn. */
type BrowserProject = "programmes" | "phone";

/** The browser tests of a project on the stack of `env`; `args` are Playwright's. */
export function runBrowserTests(
  env: Environment,
  project: BrowserProject,
  args: readonly string[] = [],
): Promise<TestReport> {
  return runPlaywright(env, `browser tests, ${project}`, [`--project=${project}`, ...args]);
}

/** Walks through the product in phones' browsers, in those that are installed or in those that Playwright's `args` name. */
export function runPhoneTests(env: Environment, args: readonly string[] = []): Promise<TestReport> {
  const isNamed = args.some((arg) => arg.startsWith("--project"));
  const projects = isNamed ? [] : [...installedPhoneBrowsers(), "chromium"];
  return runPlaywright(env, "phones", [...projects.map((name) => `--project=${name}`), ...args]);
}

async function runPlaywright(env: Environment, name: string, args: readonly string[]): Promise<TestReport> {
  const report = fromRoot(".cache/test", `playwright ${name}.json`);
  await rm(report, { force: true });
  const { code } = await runCommand(
    "playwright",
    ["test", "--pass-with-no-tests", "--reporter=list,json", ...args],
    { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }, show: true },
  );
  return readReport(name, report, code, parsePlaywright);
}
