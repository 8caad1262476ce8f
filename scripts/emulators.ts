import { runMain } from "./internal/failure.ts";
import { requireJava } from "./internal/stack/java.ts";
import { runLocalStack } from "./internal/stack/local-stack.ts";

// Like `npm start`, with the official Firestore emulator on Java.
await runMain(async () => {
  await requireJava();
  return runLocalStack({ firestore: "official", args: process.argv.slice(2) });
});
