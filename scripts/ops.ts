import { openStore } from "../functions/src/store/store.ts";
import { runMain } from "./internal/failure.ts";
import { parseOps } from "./internal/ops-arguments.ts";
import { runOps } from "./internal/ops-run.ts";
import { emulatorsForOps } from "./internal/ops-stack.ts";

// What operators do by hand, on the local emulators unless a real project is named twice.
await runMain(async () => {
  const { command, project, contentEnv } = parseOps(process.argv.slice(2));
  const projectId = aimAt(project);
  const store = openStore({ projectId, contentEnv });
  console.log(JSON.stringify(await runOps(command, store, Date.now()), null, 2));
  return 0;
});

/** Turns the client to the emulators or away from them, whatever the environment says. Gives the project's id. */
function aimAt(project: string | undefined): string {
  if (project !== undefined) {
    delete process.env["FIRESTORE_EMULATOR_HOST"];
    delete process.env["FIREBASE_AUTH_EMULATOR_HOST"];
    return project;
  }
  const { projectId, ports } = emulatorsForOps();
  process.env["FIRESTORE_EMULATOR_HOST"] = `127.0.0.1:${ports.firestore}`;
  process.env["FIREBASE_AUTH_EMULATOR_HOST"] = `127.0.0.1:${ports.auth}`;
  // Without this the client looks for the cloud's metadata server, and warns that there is none.
  process.env["METADATA_SERVER_DETECTION"] = "none";
  return projectId;
}
