import { runMain } from "./internal/failure.ts";
import { requireJava } from "./internal/java.ts";
import { runLocalStack } from "./internal/local-stack.ts";

// As `npm start`, with the official Firestore emulator on Java.
await runMain(async () => {
  await requireJava();
  return runLocalStack({ firestore: "official", args: process.argv.slice(2) });
});
