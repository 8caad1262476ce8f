import { runMain } from "./internal/failure.ts";
import { cancelCommands } from "./internal/process/run-command.ts";
import { stopSignal } from "./internal/process/stop-signal.ts";
import { addReports, formatReport } from "./internal/test/test-report.ts";
import {
  buildForTests,
  runIntegrationTests,
  runUnitTests,
  testPorts,
  withTestStack,
} from "./internal/test/test-stages.ts";

const SOAK = { SOAK: "1" };

// Runs the Vitest tests with long random runs, all of them or those of the named files: `npm run soak -- fuzz crash`.
await runMain(async () => {
  const stopping = stopSignal();
  stopping.addEventListener("abort", cancelCommands);
  const ports = await testPorts();
  await buildForTests(ports);
  const files = process.argv.slice(2);
  const unit = await runUnitTests(files, SOAK);
  stopping.throwIfAborted();
  const integration = await withTestStack(ports, stopping, (env) =>
    runIntegrationTests({ ...env, ...SOAK }, files),
  );
  const report = addReports(unit, integration);
  console.log(`\n${formatReport(report)}`);
  return report.failed.length === 0 ? 0 : 1;
});
