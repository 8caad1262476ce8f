import * as z from "zod/mini";
import { LOCAL_PROJECT } from "./local-stack.ts";
import { LOCAL_PORTS } from "./ports.ts";
import { portsFromEnvironment } from "./settings.ts";

const port = z.int().check(z.positive());
const stack = z.object({ projectId: z.string(), ports: z.object({ auth: port, firestore: port }) });

/** The local emulators that operator commands act on: those of `npm start`, or of the stack that MINDLE_STACK names. */
export function emulatorsForOps(): z.output<typeof stack> {
  const named = process.env["MINDLE_STACK"];
  if (named !== undefined) return stack.parse(JSON.parse(named));
  return { projectId: LOCAL_PROJECT, ports: portsFromEnvironment(LOCAL_PORTS) };
}
