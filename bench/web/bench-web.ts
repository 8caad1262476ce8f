import { cpus } from "node:os";
import { runBuildStep } from "../../scripts/internal/build/build-step.ts";
import {
  contentBuild,
  firestoreEmulatorBuild,
  fontsBuild,
  functionsBuild,
  localWebSettings,
  webBuild,
} from "../../scripts/internal/build/build-steps.ts";
import { readPrerenderedPaths } from "../../scripts/internal/build/prerendered-paths.ts";
import { Failure } from "../../scripts/internal/failure.ts";
import { fromRoot } from "../../scripts/internal/paths.ts";
import { runCommand } from "../../scripts/internal/process/run-command.ts";
import { stopSignal } from "../../scripts/internal/process/stop-signal.ts";
import {
  consecutivePorts,
  portsFromEnvironment,
  requireFreePorts,
  type StackPorts,
} from "../../scripts/internal/stack/ports.ts";
import { seedDirectory } from "../../scripts/internal/stack/seed.ts";
import { type Stack, startStack } from "../../scripts/internal/stack/stack.ts";
import { writeStackConfig } from "../../scripts/internal/stack/stack-config.ts";
import { submitWithoutWizard } from "../../scripts/internal/stack/submit-assessment.ts";
import { step } from "../../scripts/internal/step.ts";
import { installBenchTools } from "../shared/bench-tools.ts";
import { makeCertificate } from "./certificate.ts";
import { type Contestant, ourselves, PEER_TOOLS, peers } from "./contestants.ts";
import { readHostingRules } from "./hosting-rules.ts";
import { LIGHTHOUSE } from "./lighthouse.ts";
import { comparePages, measurePages } from "./lighthouse-tables.ts";
import { weighPages } from "./page-weights.ts";
import { benchBrowser } from "./phone.ts";
import { questionTable } from "./question-table.ts";
import { weightTable } from "./weight-table.ts";

const PORTS: StackPorts = consecutivePorts(5300);
const PROJECT = "demo-mindle-bench";
const DIRECTORY = "dist-bench";
const RUNS = 5;

/** Prints what every public page weighs. */
export async function benchBytes(): Promise<void> {
  await build(portsFromEnvironment(PORTS));
  const directory = fromRoot("web", DIRECTORY);
  const weights = await weighPages(directory, await readPrerenderedPaths(directory));
  console.log(`\n${weightTable(weights)}\n`);
}

/**
 * Measures the web app as a phone sees it: bytes, Lighthouse, and how the wizard's questions answer to a finger; prints
 * Markdown tables. `--runs=<n>` instead of five; `--peers` measures others beside it.
 */
export async function benchWeb(args: readonly string[]): Promise<void> {
  const runs = Number(args.find((arg) => arg.startsWith("--runs="))?.slice("--runs=".length) ?? RUNS);
  if (!Number.isInteger(runs) || runs < 1) throw new Failure("--runs= wants a whole number of at least 1.");
  const withPeers = args.includes("--peers");
  await installBenchTools([LIGHTHOUSE, ...(withPeers ? PEER_TOOLS : [])]);
  await benchBytes();
  for (const each of [contentBuild, firestoreEmulatorBuild, functionsBuild]) {
    await runBuildStep(each);
  }
  const ports = portsFromEnvironment(PORTS);
  await requireFreePorts({ ...ports });
  const configFile = await writeStackConfig("firebase.bench.json", { ports, public: `web/${DIRECTORY}` });
  const stack = await step("start emulators", () => start(ports, configFile));
  const contestants: Contestant[] = [];
  try {
    const certificate = makeCertificate();
    const hosting = {
      rules: await readHostingRules(configFile),
      certificate,
      functions: `http://127.0.0.1:${ports.functions}/${PROJECT}`,
    };
    const ours = await ourselves(fromRoot("web", DIRECTORY), hosting);
    contestants.push(ours, ...(withPeers ? await peers(hosting) : []));
    const browser = await benchBrowser(certificate);
    const result = await submitWithoutWizard(`http://127.0.0.1:${ports.hosting}`, {});
    const { output } = await runCommand(browser.executablePath, ["--version"]);
    console.log(
      `\n${output.match(/^.*\d+\.\d+\.\d+.*$/m)?.[0].trim()}, Lighthouse ${LIGHTHOUSE.version}, Node ${process.version}, ` +
        `${cpus().length} cores (${cpus()[0]?.model ?? "unknown"}); medians of ${runs}.\n`,
    );
    console.log(`${await measurePages(ours, result, { runs, browser })}\n`);
    if (withPeers) console.log(`${await comparePages(contestants, { runs, browser })}\n`);
    console.log(await questionTable(contestants, { runs, browser }));
  } finally {
    await Promise.all([stack.stop(), ...contestants.map(({ server }) => server.goAway())]);
  }
}

async function build(ports: StackPorts): Promise<void> {
  await runBuildStep(fontsBuild);
  await runBuildStep(webBuild(DIRECTORY, localWebSettings(PROJECT, ports)));
}

function start(ports: StackPorts, configFile: string): Promise<Stack> {
  return startStack({
    logDirectory: ".cache/bench-web/log",
    projectId: PROJECT,
    ports,
    configFile,
    importDirectory: seedDirectory(),
    exportDirectory: undefined,
    firestore: "own",
    stopping: stopSignal(),
  });
}
