import { defineConfig } from "vitest/config";

/** The unit tests of the code that is mutated, as the projects of the repository's own configuration run them. */
export default defineConfig({
  test: {
    environment: "node",
    include: [
      "domain/src/{assessment,content,programme,purchase,reminders}/**/*.test.ts",
      "functions/src/policies/**/*.test.ts",
    ],
    setupFiles: ["tests/support/fail-on-console-error.ts"],
  },
});
