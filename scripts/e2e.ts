import { runMain } from "./internal/command.ts";
import { addReports } from "./internal/test/test-report.ts";
import { buildForTests, runBrowserTests, runTests, withTestStack } from "./internal/test/test-stages.ts";

// Builds what changed and runs browser tests on their own stack, in all their variants: `npm run e2e -- landing --repeat-each=5`.
// Arguments are Playwright's; without arguments every browser test runs.
await runMain(() =>
  runTests(async (ports, stopping) => {
    await buildForTests(ports);
    const args = process.argv.slice(2);
    return withTestStack(ports, stopping, async (env) => {
      const all = { ...env, SOAK: "1" };
      const programmes = await runBrowserTests(all, "programmes", args);
      stopping.throwIfAborted();
      return addReports(programmes, await runBrowserTests(all, "phone", args));
    });
  }),
);
