import { measureEmulatorStart } from "./internal/bench-emulator.ts";
import { measureFirstLoad } from "./internal/bench-web.ts";
import { runBuildStep } from "./internal/build-step.ts";
import { firestoreEmulatorBuild, webBuild } from "./internal/build-steps.ts";
import { runMain } from "./internal/failure.ts";

// Prints the local Firestore's start time and memory, and the bytes of the landing page.
await runMain(async () => {
  await runBuildStep(firestoreEmulatorBuild);
  const { milliseconds, megabytes, runs } = await measureEmulatorStart();
  console.log(
    `Local Firestore: first answer after ${milliseconds.toFixed(0)} ms, ${megabytes.toFixed(0)} MiB (median of ${runs})`,
  );
  await runBuildStep(webBuild("dist-bench", {}));
  console.log("Landing page, before anything is lazily loaded:");
  for (const { file, raw, gzip } of await measureFirstLoad("web/dist-bench")) {
    console.log(
      `  ${(gzip / 1000).toFixed(1).padStart(7)} kB gzip ${(raw / 1000).toFixed(1).padStart(8)} kB raw  ${file}`,
    );
  }
  return 0;
});
