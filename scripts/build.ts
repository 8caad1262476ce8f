import { runBuildStep } from "./internal/build/build-step.ts";
import {
  contentBuild,
  firestoreEmulatorBuild,
  fontsBuild,
  functionsBuild,
  webBuild,
} from "./internal/build/build-steps.ts";
import { runMain } from "./internal/command.ts";

// Builds everything a deploy uploads, with the web app's settings from the environment (VITE_…) or web/.env.production.
await runMain(async () => {
  const settings = Object.entries(process.env).flatMap(([name, value]) =>
    name.startsWith("VITE_") && value !== undefined ? [[name, value] as const] : [],
  );
  for (const build of [
    contentBuild,
    firestoreEmulatorBuild,
    functionsBuild,
    fontsBuild,
    webBuild("dist", Object.fromEntries(settings)),
  ]) {
    await runBuildStep(build);
  }
  console.log("Everything is built: web/dist, functions/lib, firestore-emulator/lib, emulator-data.");
  return 0;
});
