import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { CHROMIUM_ARGS, chromiumPath } from "./scripts/internal/browser/chromium.ts";
import { isSoak } from "./tests/support/soak.ts";
import { parseSettings } from "./web/src/platform/settings/settings-schema.ts";

/** Random tests run for minutes then. */
const SOAK_TIMEOUT_MS = 30 * 60_000;
/** Against tests that hang: on a busy machine five seconds are little. */
const testTimeout = isSoak ? SOAK_TIMEOUT_MS : 30_000;

/** Failing on unexpected console errors is part of every unit test. */
const setupFiles = [
  "tests/support/fail-on-console-error.ts",
  ...(isSoak ? ["tests/support/long-properties.ts"] : []),
];

/** Tests of operators' and authors' commands and of a deployment's dry run: seconds for each. */
const SOAK_TESTS = isSoak ? [] : ["**/*.soak.test.ts"];

/** Tests of components, which run in Chromium. */
const COMPONENT_TESTS = "web/src/**/*.browser.test.tsx";

/** Without `isolate`, files share the modules they import: for code that keeps nothing in them. */
function unit(name: string, include: string[], { isolate = true } = {}) {
  return {
    extends: true as const,
    test: {
      name,
      include,
      isolate,
      setupFiles,
      exclude: ["**/*.integration.test.ts", COMPONENT_TESTS, ...SOAK_TESTS, "**/node_modules/**"],
    },
  };
}

/** Tests beside the stack that start or stop servers of their own, to which the clients in their modules then belong. */
const OWN_SERVERS = ["tests/functions/**/costs.integration.test.ts", "tests/{system,faults}/**/*.test.ts"];

/** Tests of the running stack, one file at a time: one stack serves them all. */
function integration(
  name: string,
  include: string[],
  { isolate = true, exclude = [] }: { readonly isolate?: boolean; readonly exclude?: readonly string[] } = {},
) {
  return {
    extends: true as const,
    test: {
      name,
      include,
      isolate,
      exclude: [...exclude, "**/node_modules/**", "**/lib/**", ...SOAK_TESTS],
      fileParallelism: false,
    },
  };
}

export default defineConfig({
  // The web client's settings, as in web/vite.config.ts.
  define: { __SETTINGS__: JSON.stringify(parseSettings({})) },
  oxc: { jsx: { runtime: "automatic", importSource: "react" } },
  test: {
    environment: "node",
    testTimeout,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
    // The default leaves a processor unused, although many tests wait for a server.
    maxWorkers: "100%",
    projects: [
      unit("domain", ["domain/src/**/*.test.ts"], { isolate: false }),
      unit("content", ["content/src/**/*.test.ts"], { isolate: false }),
      unit("functions", ["functions/src/**/*.test.ts", "tests/functions/**/*.test.ts"]),
      unit("firestore-emulator", ["firestore-emulator/src/**/*.test.ts"], { isolate: false }),
      // Their modules keep state, and tests replace some of them.
      unit("web", ["web/src/{app,platform}/**/*.test.{ts,tsx}"]),
      unit(
        "web-pages",
        ["web/src/!(app|platform)/**/*.test.{ts,tsx}", "web/{preview,service-worker}/**/*.test.{ts,tsx}"],
        {
          isolate: false,
        },
      ),
      unit("repository", ["scripts/**/*.test.ts", "bench/**/*.test.ts", "tests/repository/**/*.test.ts"], {
        isolate: false,
      }),
      unit("rules", ["tests/rules/**/*.test.ts"]),
      {
        extends: true,
        // A dependency that is new since the last run would reload the page in the middle of a test.
        optimizeDeps: { force: true },
        test: {
          name: "component",
          include: [COMPONENT_TESTS],
          setupFiles: [...setupFiles, "web/src/ui/base.css"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: await chromiumPath(), args: CHROMIUM_ARGS },
              contextOptions: {
                hasTouch: true,
                reducedMotion: "reduce",
                permissions: ["clipboard-read", "clipboard-write"],
              },
            }),
            instances: [{ browser: "chromium", viewport: { width: 390, height: 844 } }],
          },
        },
      },
      {
        extends: true,
        test: {
          name: "conformance",
          include: ["tests/conformance/**/*.test.ts"],
        },
      },
      // Their clients of the one stack are the same for all.
      integration("integration", ["tests/functions/**/*.integration.test.ts"], {
        exclude: OWN_SERVERS,
        isolate: false,
      }),
      integration("own-servers", OWN_SERVERS),
    ],
  },
});
