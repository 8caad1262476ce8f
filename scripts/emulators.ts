import { Failure, runMain } from "./internal/command.ts";
import { runCommand } from "./internal/process/run-command.ts";
import { runLocalStack } from "./internal/stack/local-stack.ts";

const OLDEST_JAVA = 21;

// Like `npm start`, with the official Firestore emulator on Java.
await runMain(async () => {
  const { output } = await runCommand("java", ["-version"]);
  const version = Number(/version "(\d+)/.exec(output)?.[1] ?? 0);
  if (version < OLDEST_JAVA) {
    throw new Failure(
      `The official Firestore emulator needs Java ${OLDEST_JAVA} or newer; ` +
        `${version === 0 ? "there is none on PATH" : `PATH has Java ${version}`}. ` +
        "Without Java use `npm start`, which runs the same on our own Firestore.",
    );
  }
  return runLocalStack({ firestore: "official", args: process.argv.slice(2) });
});
