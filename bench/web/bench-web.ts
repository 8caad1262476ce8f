import { viewerPath } from "@mindle/domain/programme/paths";
import { answersBy } from "@mindle/domain/testing/answers";
import { runBuildStep } from "../../scripts/internal/build/build-step.ts";
import { fontsBuild, localWebSettings, webBuild } from "../../scripts/internal/build/build-steps.ts";
import { readPrerenderedPaths } from "../../scripts/internal/build/prerendered-paths.ts";
import { Failure, markdownTable, step } from "../../scripts/internal/command.ts";
import { fromRoot } from "../../scripts/internal/paths.ts";
import { runCommand, stopSignal } from "../../scripts/internal/process/run-command.ts";
import {
  consecutivePorts,
  portsFromEnvironment,
  requireFreePorts,
  type StackPorts,
} from "../../scripts/internal/stack/ports.ts";
import { SEED_DIRECTORY } from "../../scripts/internal/stack/seed.ts";
import { startStack } from "../../scripts/internal/stack/stack.ts";
import { writeStackConfig } from "../../scripts/internal/stack/stack-config.ts";
import { submitWithoutWizard } from "../../scripts/internal/stack/submit-assessment.ts";
import { installBenchTools } from "../shared/bench-tools.ts";
import { kilobytes, machine } from "../shared/figures.ts";
import { type DataPage, firstContentTable } from "./first-content.ts";
import { HostingServer } from "./hosting-server.ts";
import { LatencyProxy } from "./latency-proxy.ts";
import { LIGHTHOUSE, lighthouseTables } from "./lighthouse.ts";
import { measureLoudMinute } from "./loud-minute.ts";
import { weighPages, weighSources } from "./page-weights.ts";
import { executablePath } from "./phone.ts";
import { questionTable } from "./questions.ts";
import { type BenchTarget, STEP, SURVEY_TOOLS, startSurvey } from "./survey-peer.ts";
import { viewerTable } from "./viewer.ts";

const PROJECT = "demo-mindle-bench";
const DIRECTORY = "dist-bench";

/** The parts of the web bench, each of which can run alone. */
const PARTS = ["lighthouse", "questions", "result", "home", "viewer"] as const;

/** A number of runs other than five, one of {@link PARTS} alone, and whether SurveyJS is measured beside. */
export const WEB_BENCH_OPTIONS = {
  runs: { type: "string", default: "5" },
  only: { type: "string" },
  peers: { type: "boolean", default: false },
} as const;

export interface WebBenchOptions {
  readonly runs: string;
  readonly only?: string | undefined;
  readonly peers: boolean;
}

/** A step's page with its engine, before its widgets. */
const STEP_SOURCES = [
  "src/app/entry.ts",
  "src/app/main.tsx",
  "src/app/gates/auth-gate.tsx",
  "src/features/program/viewer-page.tsx",
];

/** Prints the bytes of every pre-rendered page, of the frame of home and of a step's page. */
export async function benchBytes(): Promise<void> {
  await build();
  const directory = fromRoot("web", DIRECTORY);
  const weights = await weighPages(directory, [...(await readPrerenderedPaths(directory)), "/home"]);
  const table = markdownTable(
    [
      "page, in Korean; gzip",
      "HTML",
      "… of it styles",
      "fonts",
      "JS before the app",
      "JS in all",
      "with Firebase",
    ],
    weights.map(({ path, html, styles, fonts, inlineScript, entry, scripts, firebase }) => [
      `\`${path}\``,
      ...[html, styles, fonts, inlineScript + entry, scripts].map(kilobytes),
      firebase.join(", ") || "none",
    ]),
  );
  const step = await weighSources(directory, STEP_SOURCES);
  console.log(`\n${table}\n\nJS of a step's page with its engine: ${kilobytes(step)}\n`);
}

/** Prints how soon the first line of the loud minute is on screen, offline and cold. */
export async function benchLoudMinute(): Promise<void> {
  await build();
  await measureLoudMinute();
}

async function build(): Promise<void> {
  await runBuildStep(fontsBuild);
  await runBuildStep(webBuild(DIRECTORY, localWebSettings(PROJECT, benchPorts().client)));
}

/**
 * Measures the web app on a phone: bytes, Lighthouse, the wizard's questions, the first content of a result and of home, and a step;
 * prints Markdown tables.
 */
export async function benchWeb({ only, peers, ...options }: WebBenchOptions): Promise<void> {
  const runs = Number(options.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Failure("--runs must be a whole number of at least 1.");
  const parts = PARTS.filter((part) => only === undefined || part === only);
  if (parts.length === 0) throw new Failure(`--only must be one of ${PARTS.join(", ")}.`);
  await installBenchTools([LIGHTHOUSE, ...(peers ? SURVEY_TOOLS : [])]);
  await (only === undefined ? benchBytes() : build());
  const { ports, client } = benchPorts();
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
      importDirectory: fromRoot(SEED_DIRECTORY),
      exportDirectory: undefined,
      firestore: "own",
      stopping: stopSignal(),
    }),
  );
  const closing: { close(): Promise<void> }[] = [];
  try {
    const website = `http://127.0.0.1:${ports.hosting}`;
    const backends = [
      await LatencyProxy.start(client.auth, ports.auth),
      await LatencyProxy.start(client.firestore, ports.firestore),
    ];
    const server = await HostingServer.start(website);
    closing.push(...backends, server);
    await step("compress the build", () => server.keepBuild(fromRoot("web", DIRECTORY)));
    const ours: BenchTarget = {
      name: "Mindle",
      server,
      questions: "/schema/question1",
      step: viewerPath(STEP.programId, STEP.stepId, 1),
      isOwn: true,
    };
    const targets = [ours];
    if (peers) {
      const survey = await step("build SurveyJS", startSurvey);
      closing.push(survey);
      targets.push(survey);
    }
    // Where no single child is the loudest, the graph is folded.
    const result = await submitWithoutWizard(website, { questions: answersBy({ Riggy: "3" }) });
    const { output } = await runCommand(await executablePath(), ["--version"]);
    const version = output.match(/^.*\d+\.\d+\.\d+.*$/m)?.[0].trim();
    console.log(`\n${version}, Lighthouse ${LIGHTHOUSE.version}, ${machine()}; medians of ${runs}.\n`);
    const pages: Readonly<Record<"result" | "home", DataPage>> = {
      result: {
        name: "result",
        path: result,
        // The bars of the graph; 0 has no length.
        content: ['main li > span > [style^="inline-size"]', 5],
        isSignedIn: false,
        goals: [1_500, 400],
      },
      home: {
        name: "home",
        path: "/home",
        content: ["main article h2", 1],
        isSignedIn: true,
        goals: [2_000, 400, 400],
      },
    };
    // For what the bench shares with tests.
    process.env["MINDLE_STACK"] = JSON.stringify({ projectId: PROJECT, ports });
    const tables: Readonly<Record<(typeof PARTS)[number], () => Promise<string>>> = {
      lighthouse: () => lighthouseTables(ours, result, runs),
      questions: () => questionTable(targets, runs),
      result: () => firstContentTable(pages.result, ours, [], runs),
      home: () => firstContentTable(pages.home, ours, backends, runs),
      viewer: async () => {
        const { widgetTurnsTable } = await import("./widget-turns.ts");
        return `${await viewerTable(targets, runs)}\n\n${await widgetTurnsTable(ours, 1)}`;
      },
    };
    for (const part of parts) console.log(`${await tables[part]()}\n`);
  } finally {
    await Promise.all([stack.stop(), ...closing.map((each) => each.close())]);
  }
}

/** The ports of the stack, and those that the web app uses: proxies for Auth and Firestore. */
function benchPorts(): { readonly ports: StackPorts; readonly client: StackPorts } {
  const ports = portsFromEnvironment(consecutivePorts(5300));
  return { ports, client: { ...ports, auth: ports.hosting + 10, firestore: ports.hosting + 11 } };
}
