import { runMain } from "./internal/command.ts";
import { buildForTests, runPhoneTests, runTests, withTestStack } from "./internal/test/test-stages.ts";

// Builds what changed and walks through the product in WebKit, Firefox and Chromium, on a stack of its own. Arguments are
// Playwright's: `npm run phones -- walk`. `TRIES=50 npm run phones -- first-touch` tries each first touch so often.
await runMain(() =>
  runTests(async (ports, stopping) => {
    await buildForTests(ports);
    const args = process.argv.slice(2);
    return withTestStack(ports, stopping, (env) => runPhoneTests({ ...env, SOAK: "1" }, args));
  }),
);
