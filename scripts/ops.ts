import { openStore } from "../functions/src/store/store.ts";
import { runMain } from "./internal/command.ts";
import { isBackupCommand, runBackup } from "./internal/ops/backup/run-backup.ts";
import { parseOps } from "./internal/ops/ops-arguments.ts";
import { runOps } from "./internal/ops/ops-run.ts";
import { selectProject } from "./internal/target-project.ts";

// Operator commands, on the local emulators unless a real project is named twice.
await runMain(async () => {
  const { command, ...target } = parseOps(process.argv.slice(2));
  const { contentEnv } = target;
  const projectId = selectProject(target);
  if (isBackupCommand(command)) {
    const { report, isWhole } = await runBackup(command, projectId);
    console.log(JSON.stringify(report, null, 2));
    return isWhole ? 0 : 1;
  }
  const store = openStore({ projectId, contentEnv });
  console.log(JSON.stringify(await runOps(command, store, Date.now()), null, 2));
  return 0;
});
