import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS } from "./scripts/internal/browser/chromium.ts";
import { isSoak } from "./tests/support/soak.ts";
import { requireStack } from "./tests/support/stack.ts";

/** Both are set by `npm test`, which starts the stack and unpacks the browser; `tests/support/require-stack.ts` checks. */
const { MINDLE_STACK: stack, MINDLE_CHROMIUM: executablePath } = process.env;

/** Set by `.ci/run`, and by most machines that run tests for others. */
const isCi = process.env["CI"] !== undefined;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Tests of the tools of developers and authors, and long walks through what other tests show in part. */
const SOAK_TESTS = "**/*.soak.spec.ts";

/** Changes the security rules and the programmes of the stack that all tests share: one test at a time, beside no others. */
const PROGRAMMES = "**/catalog.spec.ts";

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/support/require-stack.ts",
  forbidOnly: true,
  // Two of them keep two cores busy but for the time in which both wait.
  workers: 3,
  // One long file would keep a single worker busy at the end.
  fullyParallel: true,
  // Locally a flaky test fails. A CI machine that others share repeats it once, and the report names it.
  retries: isCi ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...(stack !== undefined && { baseURL: requireStack().hostingUrl }),
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
    // Sent to all servers; it is the Hosting emulator that would compress every file anew for every page, a twentieth of a
    // test's time.
    extraHTTPHeaders: { "accept-encoding": "identity" },
    // What a worker answers, a test cannot change: the tests about it allow it themselves.
    serviceWorkers: "block",
    // Tests of movement use WITH_MOTION.
    contextOptions: { reducedMotion: "reduce" },
    // Only calls, requests and messages, which cost 4 % of a test's time; pictures and the DOM double it (`--trace on`).
    trace: {
      mode: isCi ? "on-first-retry" : "retain-on-failure",
      screenshots: false,
      snapshots: false,
      sources: false,
    },
    launchOptions: { ...(executablePath !== undefined && { executablePath }), args: CHROMIUM_ARGS },
  },
  projects: [
    // Each run empties the directory of its project.
    {
      name: "phone",
      outputDir: ".cache/playwright/phone",
      testIgnore: isSoak ? PROGRAMMES : [PROGRAMMES, SOAK_TESTS],
      use: PHONE,
    },
    {
      name: "programmes",
      outputDir: ".cache/playwright/programmes",
      testMatch: PROGRAMMES,
      use: PHONE,
      workers: 1,
    },
    // One phone at a time of each browser; what they do waits most of the time.
    ...(["webkit", "firefox", "chromium"] as const).map((name) => ({
      name,
      testDir: "tests/phones",
      // The other browser tests of `npm test` are walks through Chromium.
      testIgnore: name === "chromium" && !isSoak ? "**/walk.spec.ts" : [],
      outputDir: `.cache/playwright/${name}`,
      workers: 1,
      // A walk of minutes through browsers that are driven from outside.
      retries: 1,
      timeout: 240_000,
      use: { trace: "off" as const },
    })),
  ],
});
