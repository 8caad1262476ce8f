import { runMain } from "./internal/command.ts";
import { addReports } from "./internal/test/test-report.ts";
import {
  buildForTests,
  runIntegrationTests,
  runTests,
  runUnitTests,
  withTestStack,
} from "./internal/test/test-stages.ts";

const SOAK = { SOAK: "1" };

// Runs the Vitest tests with long random runs, all of them or those of the named files: `npm run soak -- fuzz crash`.
await runMain(() =>
  runTests(async (ports, stopping) => {
    await buildForTests(ports);
    const files = process.argv.slice(2);
    const unit = await runUnitTests(files, SOAK);
    stopping.throwIfAborted();
    const integration = await withTestStack(ports, stopping, (env) =>
      runIntegrationTests({ ...env, ...SOAK }, files),
    );
    return addReports(unit, integration);
  }),
);
