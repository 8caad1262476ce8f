import * as z from "zod/mini";
import { LOCAL_PORTS, portsFromEnvironment } from "./ports.ts";

/** Project id of the local stack; `demo-` keeps every tool away from real projects. */
export const LOCAL_PROJECT = "demo-mindle";

const port = z.int().check(z.positive());
const stackSchema = z.object({
  projectId: z.string(),
  ports: z.object({ auth: port, firestore: port }),
});

/**
 * Makes firebase-admin of this process use the emulators of `npm start`, or of the stack in MINDLE_STACK, whatever the
 * environment said before. Returns the project's id.
 */
export function connectToLocalEmulators(): string {
  const { projectId, ports } = localEmulators();
  process.env["FIRESTORE_EMULATOR_HOST"] = `127.0.0.1:${ports.firestore}`;
  process.env["FIREBASE_AUTH_EMULATOR_HOST"] = `127.0.0.1:${ports.auth}`;
  // Without this the client looks for the cloud's metadata server, and warns that there is none.
  process.env["METADATA_SERVER_DETECTION"] = "none";
  return projectId;
}

function localEmulators(): z.output<typeof stackSchema> {
  const stack = process.env["MINDLE_STACK"];
  if (stack !== undefined) return z.parse(stackSchema, JSON.parse(stack));
  return { projectId: LOCAL_PROJECT, ports: portsFromEnvironment(LOCAL_PORTS) };
}
