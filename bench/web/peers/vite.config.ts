import { defineConfig } from "vite";

const { SURVEY_CORE, SURVEY_REACT_UI } = process.env;

/** For each peer: `vite build <peer> --config vite.config.ts`, with the directories of SurveyJS's packages. */
export default defineConfig({
  resolve: {
    alias: {
      ...(SURVEY_CORE !== undefined && { "survey-core": SURVEY_CORE }),
      ...(SURVEY_REACT_UI !== undefined && { "survey-react-ui": SURVEY_REACT_UI }),
    },
    // One React for all contestants: the repository's own.
    dedupe: ["react", "react-dom"],
  },
  build: { target: "es2022", chunkSizeWarningLimit: 3_000 },
});
