import { benchApi } from "./internal/bench-api.ts";
import { measureEmulatorStart } from "./internal/bench-emulator.ts";
import { benchFirestore } from "./internal/bench-firestore.ts";
import { benchBytes, benchWeb } from "./internal/bench-web.ts";
import { runBuildStep } from "./internal/build-step.ts";
import { contentBuild, firestoreEmulatorBuild, functionsBuild } from "./internal/build-steps.ts";
import { Failure, runMain } from "./internal/failure.ts";

const BENCHES: ReadonlyMap<string, (args: readonly string[]) => Promise<void>> = new Map([
  ["start", benchStart],
  ["bytes", benchBytes],
  ["web", benchWeb],
  ["firestore", benchWholeFirestore],
  ["api", benchWholeApi],
]);
/** The quick ones. */
const USUAL = ["start", "bytes"];

await runMain(async () => {
  const args = process.argv.slice(2);
  const named = args.filter((arg) => !arg.startsWith("-"));
  for (const name of named.length === 0 ? USUAL : named) {
    const bench = BENCHES.get(name);
    if (bench === undefined) {
      throw new Failure(`There is no bench "${name}": name one of ${[...BENCHES.keys()].join(", ")}.`);
    }
    await bench(args);
  }
  return 0;
});

/** The local Firestore's start time and memory. */
async function benchStart(): Promise<void> {
  await runBuildStep(firestoreEmulatorBuild);
  const { milliseconds, megabytes, runs } = await measureEmulatorStart();
  console.log(
    `Local Firestore: first answer after ${milliseconds.toFixed(0)} ms, ${megabytes.toFixed(0)} MiB (median of ${runs})`,
  );
}

/** Workloads through real SDKs on the local Firestore and on others beside it. */
async function benchWholeFirestore(args: readonly string[]): Promise<void> {
  await runBuildStep(firestoreEmulatorBuild);
  await benchFirestore(args);
}

/** The functions' start, and every operation's costs and times. */
async function benchWholeApi(args: readonly string[]): Promise<void> {
  for (const build of [contentBuild, firestoreEmulatorBuild, functionsBuild]) {
    await runBuildStep(build);
  }
  await benchApi(args);
}
