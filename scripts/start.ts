import { Failure, readArguments, runMain } from "./internal/command.ts";
import { runCommand } from "./internal/process/run-command.ts";
import { startDevServer } from "./internal/stack/dev-server.ts";
import { runLocalStack } from "./internal/stack/local-stack.ts";

const OLDEST_JAVA = 21;

// Builds and runs the whole product on this machine. `--fresh` imports the seed, `--dev` serves the web app from source with hot
// reload and rebuilds the functions, `--official` runs the official Firestore emulator.
await runMain(async () => {
  const flag = { type: "boolean", default: false } as const;
  const { values } = readArguments({
    args: process.argv.slice(2),
    options: { fresh: flag, dev: flag, official: flag },
  });
  if (values.official) await requireJava();
  return runLocalStack({
    firestore: values.official ? "official" : "own",
    fresh: values.fresh,
    ...(values.dev && { startFrontend: startDevServer }),
  });
});

async function requireJava(): Promise<void> {
  const { output } = await runCommand("java", ["-version"]);
  const version = Number(/version "(\d+)/.exec(output)?.[1] ?? 0);
  if (version >= OLDEST_JAVA) return;
  throw new Failure(
    `The official Firestore emulator needs Java ${OLDEST_JAVA} or newer; ` +
      `${version === 0 ? "there is none on PATH" : `PATH has Java ${version}`}. ` +
      "Without Java use `npm start`, which runs the same on our own Firestore.",
  );
}
