import { runMain } from "./internal/failure.ts";
import { cancelCommands } from "./internal/process/run-command.ts";
import { stopSignal } from "./internal/process/stop-signal.ts";
import { formatReport } from "./internal/test/test-report.ts";
import { buildForTests, runPhoneTests, testPorts, withTestStack } from "./internal/test/test-stages.ts";

// Builds what changed and walks through the product in WebKit, Firefox and Chromium, on a stack of its own. Arguments are
// Playwright's: `npm run phones -- walk`. `TRIES=50 npm run phones -- first-touch` tries each first touch so often.
await runMain(async () => {
  const stopping = stopSignal();
  stopping.addEventListener("abort", cancelCommands);
  const ports = await testPorts();
  await buildForTests(ports);
  const args = process.argv.slice(2);
  const report = await withTestStack(ports, stopping, (env) => runPhoneTests({ ...env, SOAK: "1" }, args));
  console.log(`\n${formatReport(report)}`);
  return report.failed.length === 0 ? 0 : 1;
});
