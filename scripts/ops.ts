import { openStore } from "../functions/src/store/store.ts";
import { runMain } from "./internal/failure.ts";
import { LOCAL_PROJECT } from "./internal/local-stack.ts";
import { parseOps } from "./internal/ops-arguments.ts";
import { runOps } from "./internal/ops-run.ts";
import { LOCAL_PORTS } from "./internal/ports.ts";
import { portsFromEnvironment } from "./internal/settings.ts";

// What operators do by hand, on the local emulators unless a real project is named twice.
await runMain(async () => {
  const { command, project, contentEnv } = parseOps(process.argv.slice(2));
  aimAt(project);
  const store = openStore({ projectId: project ?? LOCAL_PROJECT, contentEnv });
  console.log(JSON.stringify(await runOps(command, store, Date.now()), null, 2));
  return 0;
});

/** Turns the client to the emulators or away from them, whatever the environment says. */
function aimAt(project: string | undefined): void {
  if (project !== undefined) {
    delete process.env["FIRESTORE_EMULATOR_HOST"];
    delete process.env["FIREBASE_AUTH_EMULATOR_HOST"];
    return;
  }
  const { firestore, auth } = portsFromEnvironment(LOCAL_PORTS);
  process.env["FIRESTORE_EMULATOR_HOST"] = `127.0.0.1:${firestore}`;
  process.env["FIREBASE_AUTH_EMULATOR_HOST"] = `127.0.0.1:${auth}`;
  // Without this the client looks for the cloud's metadata server, and warns that there is none.
  process.env["METADATA_SERVER_DETECTION"] = "none";
}
