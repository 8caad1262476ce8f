import { openStore } from "../functions/src/store/store.ts";
import { runMain } from "./internal/failure.ts";
import { parseOps } from "./internal/ops/ops-arguments.ts";
import { runOps } from "./internal/ops/ops-run.ts";
import { connectToLocalEmulators } from "./internal/stack/local-emulators.ts";

// Operator commands, on the local emulators unless a real project is named twice.
await runMain(async () => {
  const { command, project, contentEnv } = parseOps(process.argv.slice(2));
  const projectId = selectProject(project);
  const store = openStore({ projectId, contentEnv });
  console.log(JSON.stringify(await runOps(command, store, Date.now()), null, 2));
  return 0;
});

/**
 * Sets the environment so that firebase-admin uses the real project or, without one, the local emulators, whatever the
 * environment said before. Returns the project's id.
 */
function selectProject(project: string | undefined): string {
  if (project !== undefined) {
    delete process.env["FIRESTORE_EMULATOR_HOST"];
    delete process.env["FIREBASE_AUTH_EMULATOR_HOST"];
    return project;
  }
  return connectToLocalEmulators();
}
