import { readFile } from "node:fs/promises";
import { DEPLOYED } from "./internal/build/source-maps.ts";
import { parseDeploy } from "./internal/deploy/deploy-arguments.ts";
import { parseProjects } from "./internal/deploy/deploy-projects.ts";
import { describeDeploy } from "./internal/deploy/deploy-report.ts";
import { readDeploySettings } from "./internal/deploy/deploy-settings.ts";
import { readFirebaseConfig } from "./internal/deploy/firebase-config.ts";
import { preflight } from "./internal/deploy/preflight.ts";
import { rehearse } from "./internal/deploy/rehearsal.ts";
import { checkSizes } from "./internal/deploy/sizes.ts";
import { stageUpload } from "./internal/deploy/staged-upload.ts";
import { checkSecrets, upload } from "./internal/deploy/upload.ts";
import { Failure, runMain } from "./internal/failure.ts";
import { fromRoot } from "./internal/paths.ts";
import { cancelCommands } from "./internal/process/run-command.ts";
import { stopSignal } from "./internal/process/stop-signal.ts";
import { step } from "./internal/step.ts";

// Checks, builds and tries out what is deployed, then deploys it: docs/deploy.md.
await runMain(async () => {
  const projects = parseProjects(await readFile(fromRoot(".firebaserc"), "utf8"));
  const request = parseDeploy(process.argv.slice(2), projects);
  const { project, channel, dryRun } = request;
  const stopping = stopSignal();
  stopping.addEventListener("abort", cancelCommands);
  const [config, settings] = await Promise.all([readFirebaseConfig(), readDeploySettings(project)]);
  const points = await step("preflight: settings, launch checklist, rules, indexes, Node", () =>
    preflight({ project, config, settings }),
  );
  if (!dryRun) await step("preflight: secrets", () => checkSecrets(project.id, settings));
  const staged = await step("build", () => stageUpload(project, config, settings));
  stopping.throwIfAborted();
  const rehearsal = await rehearse({ staged, config, settings });
  await step("sizes: functions, pages", () =>
    checkSizes(rehearsal.installed.gzipBytes, fromRoot("web", DEPLOYED)),
  );
  console.log(`\n${await describeDeploy({ request, staged, settings, points, rehearsal })}\n`);
  stopping.throwIfAborted();
  if (dryRun) {
    console.log(`Nothing was uploaded to ${project.id}.`);
    return 0;
  }
  if (channel === undefined && !rehearsal.content.isFrozen) {
    throw new Failure("Freeze the content first, and commit it: npm run content -- --freeze");
  }
  console.log(`Deployed: ${await upload({ request, staged, config, settings })}`);
  return 0;
});
