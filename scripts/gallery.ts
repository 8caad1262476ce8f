import { runBuildStep } from "./internal/build/build-step.ts";
import { fontsBuild } from "./internal/build/build-steps.ts";
import { runMain } from "./internal/command.ts";
import { fromRoot } from "./internal/paths.ts";
import { cancelCommands, runCommand, stopSignal } from "./internal/process/run-command.ts";

// Serves the gallery of the design system with hot reload. Arguments are Vite's: `-- --port 5301`.
await runMain(async () => {
  const stopping = stopSignal();
  stopping.addEventListener("abort", cancelCommands);
  await runBuildStep(fontsBuild);
  const args = ["--config", "gallery/vite.config.ts", "--clearScreen", "false", ...process.argv.slice(2)];
  const { code } = await runCommand("vite", args, { cwd: fromRoot("web"), show: true });
  return stopping.aborted ? 0 : code;
});
