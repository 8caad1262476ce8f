import { benchApi } from "../bench/api/bench-api.ts";
import { benchFirestore } from "../bench/firestore/bench-firestore.ts";
import { benchEmulatorStart } from "../bench/firestore/emulator-start.ts";
import { benchHot } from "../bench/load/bench-hot.ts";
import { benchLoad } from "../bench/load/bench-load.ts";
import { benchMemory } from "../bench/load/bench-memory.ts";
import { benchScale } from "../bench/load/bench-scale.ts";
import { benchMutation } from "../bench/mutation/bench-mutation.ts";
import { benchBytes, benchWeb } from "../bench/web/bench-web.ts";
import { type BuildStep, runBuildStep } from "./internal/build/build-step.ts";
import { contentBuild, firestoreEmulatorBuild, functionsBuild } from "./internal/build/build-steps.ts";
import { Failure, runMain } from "./internal/failure.ts";

interface Bench {
  /** Built first; web benches build the web app themselves. */
  readonly builds: readonly BuildStep[];
  run(args: readonly string[]): Promise<void>;
}

const BENCHES: ReadonlyMap<string, Bench> = new Map([
  ["start", { builds: [firestoreEmulatorBuild], run: benchEmulatorStart }],
  ["bytes", { builds: [], run: benchBytes }],
  ["web", { builds: [contentBuild, firestoreEmulatorBuild, functionsBuild], run: benchWeb }],
  ["mutation", { builds: [], run: benchMutation }],
  ["firestore", { builds: [firestoreEmulatorBuild], run: benchFirestore }],
  ["api", { builds: [contentBuild, firestoreEmulatorBuild, functionsBuild], run: benchApi }],
  ["load", { builds: [contentBuild, firestoreEmulatorBuild], run: benchLoad }],
  ["hot", { builds: [firestoreEmulatorBuild], run: benchHot }],
  ["memory", { builds: [contentBuild, firestoreEmulatorBuild], run: benchMemory }],
  ["scale", { builds: [], run: benchScale }],
]);
/** The quick ones, which run when none is named. */
const DEFAULT_BENCHES = ["start", "bytes"];

// Runs the benches named on the command line. Each bench reads its own flags.
await runMain(async () => {
  const args = process.argv.slice(2);
  const names = args.filter((arg) => !arg.startsWith("-"));
  for (const name of names.length === 0 ? DEFAULT_BENCHES : names) {
    const bench = BENCHES.get(name);
    if (bench === undefined) {
      throw new Failure(`There is no bench "${name}". Benches: ${[...BENCHES.keys()].join(", ")}.`);
    }
    for (const build of bench.builds) await runBuildStep(build);
    await bench.run(args);
  }
  return 0;
});
