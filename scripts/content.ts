import { runMain } from "./internal/failure.ts";
import { fromRoot } from "./internal/paths.ts";
import { runCommand } from "./internal/run-command.ts";

// Checks the programme content and compiles it to the seed.
await runMain(async () => (await runCommand("node", [fromRoot("scripts/seed.ts")], { show: true })).code);
