import { benchApi } from "../bench/api/bench-api.ts";
import { benchFirestore } from "../bench/firestore/bench-firestore.ts";
import {
  benchBytes,
  benchLoudMinute,
  benchWeb,
  WEB_BENCH_OPTIONS,
  type WebBenchOptions,
} from "../bench/web/bench-web.ts";
import { type BuildStep, runBuildStep } from "./internal/build/build-step.ts";
import { contentBuild, firestoreEmulatorBuild, functionsBuild } from "./internal/build/build-steps.ts";
import { Failure, readArguments, runMain } from "./internal/command.ts";

interface Bench {
  /** Built first; web benches build the web app themselves. */
  readonly builds: readonly BuildStep[];
  run(options: WebBenchOptions): Promise<void>;
}

const BENCHES: ReadonlyMap<string, Bench> = new Map([
  ["bytes", { builds: [], run: benchBytes }],
  ["loud", { builds: [], run: benchLoudMinute }],
  ["web", { builds: [contentBuild, firestoreEmulatorBuild, functionsBuild], run: benchWeb }],
  ["firestore", { builds: [firestoreEmulatorBuild], run: benchFirestore }],
  ["api", { builds: [contentBuild, firestoreEmulatorBuild, functionsBuild], run: benchApi }],
]);

const USAGE = `npm run bench -- ${[...BENCHES.keys()].join("|")}; web --only <part> --runs <n> --peers`;

// Runs the bench named on the command line; only that of the web app has options.
await runMain(async () => {
  const { values, positionals } = readArguments(
    { options: WEB_BENCH_OPTIONS, allowPositionals: true },
    USAGE,
  );
  const bench = BENCHES.get(positionals.join());
  if (bench === undefined) throw new Failure(USAGE);
  for (const build of bench.builds) await runBuildStep(build);
  await bench.run(values);
  return 0;
});
