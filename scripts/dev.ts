import { runMain } from "./internal/command.ts";
import { startDevServer } from "./internal/stack/dev-server.ts";
import { runLocalStack } from "./internal/stack/local-stack.ts";

// The local stack with the web app from source: hot reload there, rebuilt functions here.
await runMain(() =>
  runLocalStack({ firestore: "own", args: process.argv.slice(2), startFrontend: startDevServer }),
);
