import { readFile } from "node:fs/promises";
import { build, preview } from "vite";
import { parse } from "yaml";
import { fromRoot } from "../../scripts/internal/paths.ts";
import { type BenchTool, benchToolFile } from "../shared/bench-tools.ts";
import { HostingServer } from "./hosting-server.ts";

/** A website to measure, and the paths of its pages. */
export interface BenchTarget {
  readonly name: string;
  readonly server: HostingServer;
  /** Path of the page with seventeen questions. */
  readonly questions: string;
  /** Path of the first page of a step. */
  readonly step: string;
  /** Whether it is Mindle, whose step needs an account. */
  readonly isOwn: boolean;
}

/** The step that is measured. */
export const STEP = { programId: "um-eng-v2s", stepId: "d1-s1" };
const AUTHORED = fromRoot("content/data/programmes/um-eng-v2s/session-1/step-1.yaml");

const CORE: BenchTool = { name: "survey-core", version: "3.0.0" };
const REACT_UI: BenchTool = { name: "survey-react-ui", version: "3.0.0" };

/** npm packages of SurveyJS. */
export const SURVEY_TOOLS: readonly BenchTool[] = [CORE, REACT_UI];

/** Builds the same questions and the same step in SurveyJS, and serves them. Needs its npm packages. */
export async function startSurvey(): Promise<BenchTarget & { close(): Promise<void> }> {
  const outDir = fromRoot(".cache/bench-web/survey");
  const step = JSON.stringify(parse(await readFile(AUTHORED, "utf8")));
  const root = fromRoot("bench/web/survey");
  await build({
    configFile: false,
    root,
    logLevel: "warn",
    plugins: [
      {
        name: "authored-step",
        resolveId: (id) => (id === "virtual:step" ? id : undefined),
        load: (id) => (id === "virtual:step" ? `export default ${step}` : undefined),
      },
    ],
    resolve: {
      alias: { "survey-core": benchToolFile(CORE), "survey-react-ui": benchToolFile(REACT_UI) },
      // The repository's React for both.
      dedupe: ["react", "react-dom"],
    },
    build: { outDir, emptyOutDir: true, target: "es2022", chunkSizeWarningLimit: 3_000 },
  });
  const upstream = await preview({
    configFile: false,
    root,
    build: { outDir },
    preview: { host: "127.0.0.1", port: 5391, strictPort: true },
  });
  const server = await HostingServer.start("http://127.0.0.1:5391");
  await server.keepBuild(outDir);
  return {
    name: `SurveyJS ${CORE.version}`,
    server,
    questions: "/",
    step: "/step",
    isOwn: false,
    async close() {
      await server.close();
      await upstream.close();
    },
  };
}
