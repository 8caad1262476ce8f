import * as z from "zod/mini";
import { type JsonStorage, tabJson } from "../storage/storage.ts";

/** Maximum number of messages; the oldest are dropped first. */
const MOST = 50;

const KEY = "shellSimulatorLog";

const messages = z.array(z.object({ at: z.number(), from: z.enum(["app", "shell"]), text: z.string() }));

/** A message between the app and the simulated shell. */
export type LoggedMessage = z.output<typeof messages>[number];

/** The messages of this tab, the newest first. */
export function readShellLog(storage: JsonStorage = tabJson): readonly LoggedMessage[] {
  const { success, data } = z.safeParse(messages, storage.read(KEY));
  return success ? data : [];
}

/** Adds a message to the log of this tab. */
export function logShellMessage(message: LoggedMessage, storage: JsonStorage = tabJson): void {
  storage.write(KEY, [message, ...readShellLog(storage)].slice(0, MOST));
}

/** Empties the log of this tab. */
export function clearShellLog(storage: JsonStorage = tabJson): void {
  storage.remove(KEY);
}
