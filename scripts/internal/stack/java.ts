import { Failure } from "../failure.ts";
import { runCommand } from "../process/run-command.ts";

const OLDEST_JAVA = 21;

/** Fails unless a Java new enough for the official Firestore emulator is on PATH. */
export async function requireJava(): Promise<void> {
  const { output } = await runCommand("java", ["-version"]);
  const version = Number(output.match(/version "(\d+)/)?.[1] ?? 0);
  if (version >= OLDEST_JAVA) return;
  throw new Failure(
    `The official Firestore emulator needs Java ${OLDEST_JAVA} or newer; ` +
      `${version === 0 ? "there is none on PATH" : `PATH has Java ${version}`}. ` +
      "Without Java use `npm start`, which runs the same on our own Firestore.",
  );
}
