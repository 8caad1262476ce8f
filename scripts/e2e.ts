import { runMain } from "./internal/failure.ts";
import { cancelCommands } from "./internal/process/run-command.ts";
import { stopSignal } from "./internal/process/stop-signal.ts";
import { addReports, formatReport } from "./internal/test/test-report.ts";
import { buildForTests, runBrowserTests, testPorts, withTestStack } from "./internal/test/test-stages.ts";

// Builds what changed and runs browser tests on their own stack, in all their variants: `npm run e2e -- landing --repeat-each=5`.
// Arguments are Playwright's; without arguments every browser test runs.
await runMain(async () => {
  const stopping = stopSignal();
  stopping.addEventListener("abort", cancelCommands);
  const ports = await testPorts();
  await buildForTests(ports);
  const args = process.argv.slice(2);
  const report = await withTestStack(ports, stopping, async (env) => {
    const all = { ...env, SOAK: "1" };
    const programmes = await runBrowserTests(all, "programmes", args);
    stopping.throwIfAborted();
    return addReports(programmes, await runBrowserTests(all, "phone", args));
  });
  console.log(`\n${formatReport(report)}`);
  return report.failed.length === 0 ? 0 : 1;
});
