import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS } from "./scripts/internal/browser/chromium.ts";
import { requireStack } from "./tests/support/stack.ts";

/** Both are set by `npm test`, which starts the stack and unpacks the browser; `tests/support/require-stack.ts` checks. */
const { MINDLE_STACK: stack, MINDLE_CHROMIUM: executablePath } = process.env;

/** Set by `.ci/run`, and by most machines that run tests for others. */
const { CI: ci } = process.env;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** These change the security rules and the programmes of the stack that all tests share, or read them. */
const PROGRAMMES = ["**/catalog.spec.ts", "**/query-cache.spec.ts"];

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: ".cache/playwright",
  globalSetup: "./tests/support/require-stack.ts",
  forbidOnly: true,
  // A browser test waits half of its time, so that two keep two cores busy.
  workers: 2,
  // Locally a flaky test fails. A CI machine that others share repeats it once, and the report names it.
  retries: ci === undefined ? 0 : 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...(stack !== undefined && { baseURL: requireStack().hostingUrl }),
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
    // What a worker answers, a test cannot change: the tests about it allow it themselves.
    serviceWorkers: "block",
    trace: "retain-on-failure",
    launchOptions: { ...(executablePath !== undefined && { executablePath }), args: CHROMIUM_ARGS },
  },
  projects: [
    { name: "phone", testIgnore: PROGRAMMES, use: PHONE },
    { name: "programmes", testMatch: PROGRAMMES, use: PHONE, workers: 1 },
  ],
});
