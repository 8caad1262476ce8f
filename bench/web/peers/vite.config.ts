import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";
import { parse } from "yaml";
import { fromRoot } from "../../../scripts/internal/paths.ts";

const { SURVEY_CORE, SURVEY_REACT_UI } = process.env;

/** The step that is measured, as its author wrote it. */
const STEP = fromRoot("content/data/programmes/um-eng-v2s/session-1/step-1.yaml");

const authoredStep: Plugin = {
  name: "authored-step",
  resolveId: (id) => (id === "virtual:step" ? id : undefined),
  load: (id) =>
    id === "virtual:step" ? `export default ${JSON.stringify(parse(readFileSync(STEP, "utf8")))}` : undefined,
};

/** For `vite build <peer>`. The environment has the directories of SurveyJS's packages. */
export default defineConfig({
  plugins: [authoredStep],
  resolve: {
    alias: {
      ...(SURVEY_CORE !== undefined && { "survey-core": SURVEY_CORE }),
      ...(SURVEY_REACT_UI !== undefined && { "survey-react-ui": SURVEY_REACT_UI }),
    },
    // The repository's React for all contestants.
    dedupe: ["react", "react-dom"],
  },
  build: { target: "es2022", chunkSizeWarningLimit: 3_000 },
});
