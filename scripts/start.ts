import { runMain } from "./internal/command.ts";
import { runLocalStack } from "./internal/stack/local-stack.ts";

// Builds and runs the whole product on this machine; `--fresh` imports the seed.
await runMain(() => runLocalStack({ firestore: "own", args: process.argv.slice(2) }));
