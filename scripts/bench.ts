import { benchApi } from "../bench/api/bench-api.ts";
import { benchFirestore } from "../bench/firestore/bench-firestore.ts";
import { benchBytes, benchLoudMinute, benchWeb } from "../bench/web/bench-web.ts";
import { type BuildStep, runBuildStep } from "./internal/build/build-step.ts";
import { contentBuild, firestoreEmulatorBuild, functionsBuild } from "./internal/build/build-steps.ts";
import { Failure, runMain } from "./internal/command.ts";

interface Bench {
  /** Built first; web benches build the web app themselves. */
  readonly builds: readonly BuildStep[];
  run(args: readonly string[]): Promise<void>;
}

const BENCHES: ReadonlyMap<string, Bench> = new Map([
  ["bytes", { builds: [], run: benchBytes }],
  ["loud", { builds: [], run: benchLoudMinute }],
  ["web", { builds: [contentBuild, firestoreEmulatorBuild, functionsBuild], run: benchWeb }],
  ["firestore", { builds: [firestoreEmulatorBuild], run: benchFirestore }],
  ["api", { builds: [contentBuild, firestoreEmulatorBuild, functionsBuild], run: benchApi }],
]);

// Runs the bench named on the command line, which reads its own flags.
await runMain(async () => {
  const args = process.argv.slice(2);
  const name = args.find((arg) => !arg.startsWith("-")) ?? "";
  const bench = BENCHES.get(name);
  if (bench === undefined) {
    throw new Failure(`There is no bench "${name}". Benches: ${[...BENCHES.keys()].join(", ")}.`);
  }
  for (const build of bench.builds) await runBuildStep(build);
  await bench.run(args);
  return 0;
});
