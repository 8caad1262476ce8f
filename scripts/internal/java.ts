import { Failure } from "./failure.ts";
import { runCommand } from "./run-command.ts";

const OLDEST_JAVA = 21;

/** Fails unless a Java new enough for the official Firestore emulator is on PATH. */
export async function requireJava(): Promise<void> {
  const version = await javaVersion();
  if (version === undefined || version < OLDEST_JAVA) {
    throw new Failure(
      `The official Firestore emulator needs Java ${OLDEST_JAVA} or newer; ` +
        `${version === undefined ? "none is on PATH" : `Java ${version} is on PATH`}. ` +
        "Without Java use `npm start`, which does the same on our own Firestore.",
    );
  }
}

async function javaVersion(): Promise<number | undefined> {
  try {
    const { output } = await runCommand("java", ["-version"]);
    const major = output.match(/version "(\d+)/)?.[1];
    return major === undefined ? undefined : Number(major);
  } catch {
    return undefined;
  }
}
