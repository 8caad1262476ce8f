import * as z from "zod/mini";
import { openStore } from "../functions/src/store/store.ts";
import { runMain } from "./internal/failure.ts";
import { parseOps } from "./internal/ops/ops-arguments.ts";
import { runOps } from "./internal/ops/ops-run.ts";
import { LOCAL_PROJECT } from "./internal/stack/local-stack.ts";
import { LOCAL_PORTS, portsFromEnvironment } from "./internal/stack/ports.ts";

const port = z.int().check(z.positive());
const stackSchema = z.object({
  projectId: z.string(),
  ports: z.object({ auth: port, firestore: port }),
});

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
  const { projectId, ports } = localEmulators();
  process.env["FIRESTORE_EMULATOR_HOST"] = `127.0.0.1:${ports.firestore}`;
  process.env["FIREBASE_AUTH_EMULATOR_HOST"] = `127.0.0.1:${ports.auth}`;
  // Without this the client looks for the cloud's metadata server, and warns that there is none.
  process.env["METADATA_SERVER_DETECTION"] = "none";
  return projectId;
}

/** The emulators of `npm start`, or of the stack in MINDLE_STACK. */
function localEmulators(): z.output<typeof stackSchema> {
  const stack = process.env["MINDLE_STACK"];
  if (stack !== undefined) return z.parse(stackSchema, JSON.parse(stack));
  return { projectId: LOCAL_PROJECT, ports: portsFromEnvironment(LOCAL_PORTS) };
}
