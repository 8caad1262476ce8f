import { runMain } from "./internal/failure.ts";
import { fromRoot } from "./internal/paths.ts";
import { killRunning, runCommand } from "./internal/run-command.ts";
import { stopSignal } from "./internal/stop-signal.ts";

// Shows the design system, every primitive in every state, with hot reload. Arguments go to Vite: `-- --port 5301`.
await runMain(async () => {
  const stopping = stopSignal();
  stopping.addEventListener("abort", killRunning);
  const args = ["--config", "gallery/vite.config.ts", "--clearScreen", "false", ...process.argv.slice(2)];
  const { code } = await runCommand("vite", args, { cwd: fromRoot("web"), show: true });
  return stopping.aborted ? 0 : code;
});
