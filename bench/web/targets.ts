import { viewerPath } from "@mindle/domain/programme/paths";
import { fromRoot } from "../../scripts/internal/paths.ts";
import { mustRun } from "../../scripts/internal/process/run-command.ts";
import { step } from "../../scripts/internal/step.ts";
import { type BenchTool, benchToolFile } from "../shared/bench-tools.ts";
import type { HostingRules } from "./hosting-rules.ts";
import { type HostingOptions, HostingServer } from "./hosting-server.ts";
import { readSite } from "./site-files.ts";

/** A served build to measure, and the paths of its pages. */
export interface BenchTarget {
  readonly name: string;
  /** Whether it is Mindle. */
  readonly own: boolean;
  readonly server: HostingServer;
  /** Path of the page with seventeen questions. */
  readonly questions: string;
  /** Path of the page with the landing question, where there is one. */
  readonly landing: string | undefined;
  /** Path of the first page of a step, where there is one. */
  readonly step: string | undefined;
}

/** The step that is measured; `peers/vite.config.ts` has its file. */
export const STEP = { programId: "um-eng-v2s", stepId: "d1-s1" };

const SURVEY_CORE: BenchTool = { name: "survey-core", version: "3.0.0" };
const SURVEY_REACT_UI: BenchTool = { name: "survey-react-ui", version: "3.0.0" };

/** npm packages of the peers. */
export const PEER_TOOLS: readonly BenchTool[] = [SURVEY_CORE, SURVEY_REACT_UI];

const SOURCES = fromRoot("bench/web/peers");

/** Our own build and functions. */
export async function ownTarget(
  directory: string,
  options: Omit<HostingOptions, "files">,
): Promise<BenchTarget> {
  const server = await HostingServer.start({ ...options, files: await readSite(directory) });
  return {
    name: "Mindle",
    own: true,
    server,
    questions: "/schema/question1",
    landing: "/",
    step: viewerPath(STEP.programId, STEP.stepId, 1),
  };
}

/** Builds the peers and serves them with our headers. Needs their npm packages. */
export async function peerTargets({
  rules,
  certificate,
}: Omit<HostingOptions, "files">): Promise<BenchTarget[]> {
  const own: HostingRules = { ...rules, rewrites: [{ source: "**", destination: "/index.html" }] };
  const survey = await buildPeer("survey");
  const naive = await buildPeer("naive");
  return [
    {
      name: `SurveyJS ${SURVEY_CORE.version}`,
      own: false,
      server: await HostingServer.start({ files: await readSite(survey), rules: own, certificate }),
      questions: "/",
      landing: undefined,
      step: "/step",
    },
    {
      name: "naive React + Firebase",
      own: false,
      server: await HostingServer.start({ files: await readSite(naive), rules: own, certificate }),
      questions: "/questions",
      landing: "/",
      step: undefined,
    },
  ];
}

async function buildPeer(peer: string): Promise<string> {
  const directory = fromRoot(".cache/bench-web", peer);
  const config = `${SOURCES}/vite.config.ts`;
  await step(`build ${peer} peer`, () =>
    mustRun(
      "vite",
      [
        ...["build", `${SOURCES}/${peer}`, "--config", config, "--outDir", directory],
        ...["--emptyOutDir", "--logLevel", "warn"],
      ],
      {
        env: {
          SURVEY_CORE: benchToolFile(SURVEY_CORE),
          SURVEY_REACT_UI: benchToolFile(SURVEY_REACT_UI),
        },
      },
    ),
  );
  return directory;
}
