import { runBuildStep } from "../../scripts/internal/build/build-step.ts";
import { fontsBuild, localWebSettings, webBuild } from "../../scripts/internal/build/build-steps.ts";
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
import { startStack } from "../../scripts/internal/stack/stack.ts";
import { writeStackConfig } from "../../scripts/internal/stack/stack-config.ts";
import { submitWithoutWizard } from "../../scripts/internal/stack/submit-assessment.ts";
import { step } from "../../scripts/internal/step.ts";
import { installBenchTools } from "../shared/bench-tools.ts";
import { machine } from "../shared/markdown.ts";
import { makeCertificate } from "./certificate.ts";
import { readHostingRules } from "./hosting-rules.ts";
import { LatencyProxy } from "./latency-proxy.ts";
import { LIGHTHOUSE } from "./lighthouse.ts";
import { comparePages, measurePages } from "./lighthouse-tables.ts";
import { weighPages } from "./page-weights.ts";
import { benchBrowser } from "./phone.ts";
import { questionTable } from "./question-table.ts";
import { resultTable } from "./result-time.ts";
import { type TraceBackends, traceTables } from "./route-trace.ts";
import { type BenchTarget, ownTarget, PEER_TOOLS, peerTargets } from "./targets.ts";
import { viewerTable } from "./viewer-time.ts";
import { weightTable } from "./weight-table.ts";

const PORTS: StackPorts = consecutivePorts(5300);
/** Ports that the web app uses, of proxies to the emulators', from the stack's first port. */
const AUTH_PROXY = 10;
const FIRESTORE_PROXY = 11;
const PROJECT = "demo-mindle-bench";
const DIRECTORY = "dist-bench";
const RUNS = 5;

/** The parts of the web bench, each of which can run alone. */
const PARTS = ["lighthouse", "questions", "result", "trace", "viewer"] as const;

/** Prints the bytes of every public page. */
export async function benchBytes(): Promise<void> {
  await runBuildStep(fontsBuild);
  await runBuildStep(webBuild(DIRECTORY, localWebSettings(PROJECT, clientPorts(benchPorts()))));
  const directory = fromRoot("web", DIRECTORY);
  const weights = await weighPages(directory, await readPrerenderedPaths(directory));
  console.log(`\n${weightTable(weights)}\n`);
}

/**
 * Measures the web app on a phone: bytes, Lighthouse, the wizard's questions, a result, the start of a signed-in route, and a step;
 * prints Markdown tables. `--runs=<n>` instead of five, `--peers` also measures others, `--only=<part>` one part.
 */
export async function benchWeb(args: readonly string[]): Promise<void> {
  const runs = Number(flagValue(args, "--runs") ?? RUNS);
  if (!Number.isInteger(runs) || runs < 1) throw new Failure("--runs= must be a whole number of at least 1.");
  const only = flagValue(args, "--only");
  const parts = PARTS.filter((part) => only === undefined || part === only);
  if (parts.length === 0) throw new Failure(`--only= must be one of ${PARTS.join(", ")}.`);
  const withPeers = args.includes("--peers");
  await installBenchTools([LIGHTHOUSE, ...(withPeers ? PEER_TOOLS : [])]);
  await benchBytes();
  const ports = benchPorts();
  const client = clientPorts(ports);
  await requireFreePorts({ ...ports, "Auth proxy": client.auth, "Firestore proxy": client.firestore });
  const configFile = await writeStackConfig("firebase.bench.json", {
    ports,
    clientPorts: client,
    public: `web/${DIRECTORY}`,
  });
  const stack = await step("start emulators", () =>
    startStack({
      logDirectory: ".cache/bench-web/log",
      projectId: PROJECT,
      ports,
      configFile,
      importDirectory: seedDirectory(),
      exportDirectory: undefined,
      firestore: "own",
      stopping: stopSignal(),
    }),
  );
  const targets: BenchTarget[] = [];
  const backends = await startProxies(ports, client);
  try {
    const certificate = makeCertificate();
    const hosting = {
      rules: await readHostingRules(configFile),
      certificate,
      functions: `http://127.0.0.1:${ports.functions}/${PROJECT}`,
    };
    const ours = await ownTarget(fromRoot("web", DIRECTORY), hosting);
    targets.push(ours, ...(withPeers ? await peerTargets(hosting) : []));
    const browser = await benchBrowser(certificate);
    const result = await submitWithoutWizard(`http://127.0.0.1:${ports.hosting}`, {});
    const { output } = await runCommand(browser.executablePath, ["--version"]);
    const version = output.match(/^.*\d+\.\d+\.\d+.*$/m)?.[0].trim();
    console.log(`\n${version}, Lighthouse ${LIGHTHOUSE.version}, ${machine()}; medians of ${runs}.\n`);
    const options = { runs, browser };
    for (const part of parts) {
      if (part === "lighthouse") {
        console.log(`${await measurePages(ours, result, options)}\n`);
        if (withPeers) console.log(`${await comparePages(targets, options)}\n`);
      } else if (part === "questions") {
        console.log(`${await questionTable(targets, options)}\n`);
      } else if (part === "result") {
        console.log(`${await resultTable(ours, result, options)}\n`);
      } else if (part === "viewer") {
        console.log(`${await viewerTable(targets, options)}\n`);
      } else {
        console.log(`${await traceTables(ours.server, backends, options)}\n`);
      }
    }
  } finally {
    await Promise.all([
      stack.stop(),
      backends.auth.close(),
      backends.firestore.close(),
      ...targets.map(({ server }) => server.close()),
    ]);
  }
}

function flagValue(args: readonly string[], name: string): string | undefined {
  return args.find((arg) => arg.startsWith(`${name}=`))?.slice(name.length + 1);
}

function benchPorts(): StackPorts {
  return portsFromEnvironment(PORTS);
}

/** The ports that the web app uses: proxies for Auth and Firestore. */
function clientPorts(ports: StackPorts): StackPorts {
  return { ...ports, auth: ports.hosting + AUTH_PROXY, firestore: ports.hosting + FIRESTORE_PROXY };
}

async function startProxies(ports: StackPorts, client: StackPorts): Promise<TraceBackends> {
  return {
    auth: await LatencyProxy.start(client.auth, ports.auth),
    authOrigin: `http://127.0.0.1:${client.auth}`,
    firestore: await LatencyProxy.start(client.firestore, ports.firestore),
    firestoreOrigin: `http://127.0.0.1:${client.firestore}`,
  };
}
