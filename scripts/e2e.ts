import { runMain } from "./internal/failure.ts";
import { cancelCommands } from "./internal/process/run-command.ts";
import { stopSignal } from "./internal/process/stop-signal.ts";
import { formatReport } from "./internal/test/test-report.ts";
import { buildForTests, runBrowserTests, testPorts, withTestStack } from "./internal/test/test-stages.ts";

// Builds what changed and runs browser tests on their own stack, in all their variants: `npm run e2e -- landing --repeat-each=5`.
// Arguments are Playwright's; without arguments every browser test runs.
await runMain(async () => {
  const stopping = stopSignal();
  stopping.addEventListener("abort", cancelCommands);
  const ports = await testPorts();
  await buildForTests(ports);
  const args = process.argv.slice(2);
  const report = await withTestStack(ports, stopping, (env) => runBrowserTests({ ...env, SOAK: "1" }, args));
  console.log(`\n${formatReport(report)}`);
  return report.failed.length === 0 ? 0 : 1;
});
