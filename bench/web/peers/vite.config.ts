import { defineConfig } from "vite";

const { SURVEY_CORE, SURVEY_REACT_UI } = process.env;

/** For `vite build <peer>`. The environment has the directories of SurveyJS's packages. */
export default defineConfig({
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
