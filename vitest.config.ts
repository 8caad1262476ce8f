import { defineConfig } from "vitest/config";

/** Failing on unexpected console errors is part of every unit test. */
const setupFiles = ["tests/support/fail-on-console-error.ts"];

function unit(name: string, include: string[]) {
  return {
    extends: true as const,
    test: { name, include, setupFiles, exclude: ["**/*.integration.test.ts", "**/node_modules/**"] },
  };
}

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "react" } },
  test: {
    environment: "node",
    projects: [
      unit("domain", ["domain/src/**/*.test.ts"]),
      unit("content", ["content/src/**/*.test.ts"]),
      unit("functions", ["functions/src/**/*.test.ts"]),
      unit("firestore-emulator", ["firestore-emulator/src/**/*.test.ts"]),
      unit("web", ["web/src/**/*.test.{ts,tsx}", "web/service-worker/**/*.test.ts"]),
      unit("repository", ["scripts/**/*.test.ts", "bench/**/*.test.ts", "tests/repository/**/*.test.ts"]),
      unit("rules", ["tests/rules/**/*.test.ts"]),
      {
        extends: true,
        test: {
          name: "conformance",
          include: ["tests/conformance/**/*.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: "integration",
          include: ["functions/**/*.integration.test.ts", "tests/integration/**/*.test.ts"],
          exclude: ["**/node_modules/**", "**/lib/**"],
          testTimeout: 30_000,
          hookTimeout: 30_000,
          // One stack serves them all.
          fileParallelism: false,
        },
      },
    ],
  },
});
