import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { checkedContent } from "@mindle/content/compile";
import { Failure, runMain, step } from "./internal/command.ts";
import { buildUpload } from "./internal/deploy/build-upload.ts";
import { type DeployRequest, parseDeploy, parseProjects } from "./internal/deploy/deploy-arguments.ts";
import { type DeploySettings, neededSecrets, readDeploySettings } from "./internal/deploy/deploy-settings.ts";
import { parseLaunchChecklist } from "./internal/deploy/launch-checklist.ts";
import { preflightProblems } from "./internal/deploy/preflight.ts";
import { smokeTest } from "./internal/deploy/smoke-test.ts";
import { policyOf, readFirebaseConfig } from "./internal/firebase-config.ts";
import { fromRoot } from "./internal/paths.ts";
import { cancelCommands, mustRun, runCommand, stopSignal } from "./internal/process/run-command.ts";

const FIREBASE = fileURLToPath(import.meta.resolve("firebase-tools/lib/bin/firebase.js"));

// Checks and builds what is deployed, uploads it, and asks the website whether it works: docs/deploy.md.
await runMain(async () => {
  const projects = parseProjects(await readFile(fromRoot(".firebaserc"), "utf8"));
  const request = parseDeploy(process.argv.slice(2), projects);
  const { project, channel, dryRun } = request;
  const stopping = stopSignal();
  stopping.addEventListener("abort", cancelCommands);
  const [config, settings] = await Promise.all([readFirebaseConfig(), readDeploySettings(project)]);
  await step("preflight", () => preflight(request, settings));
  const configFile = await step("build", () => buildUpload(project.id, config, settings));
  stopping.throwIfAborted();
  if (dryRun) {
    console.log(`\n${configFile} names what would be uploaded. Nothing was uploaded to ${project.id}.`);
    return 0;
  }
  const firebase = (...args: readonly string[]) => [
    ...[FIREBASE, ...args, "--config", configFile],
    ...["--project", project.id, "--non-interactive"],
  ];
  const origin =
    channel === undefined
      ? await uploadAll(project.id, settings, firebase)
      : await uploadChannel(firebase("hosting:channel:deploy", channel, "--expires", "7d", "--json"));
  await step("smoke test", () => smokeTest(origin, policyOf(config)));
  console.log(`Deployed: ${origin}`);
  return 0;
});

/** A Failure lists all that is wrong. */
async function preflight(
  { project, channel, dryRun }: DeployRequest,
  settings: DeploySettings,
): Promise<void> {
  const points = parseLaunchChecklist(await readFile(fromRoot("docs/launch-checklist.md"), "utf8"));
  const problems = [
    ...(await preflightProblems({ project, config: await readFirebaseConfig(), settings, points })),
    ...(dryRun || channel !== undefined ? [] : await contentProblems()),
    ...(dryRun ? [] : await secretProblems(project.id, settings)),
  ];
  if (problems.length > 0) {
    throw new Failure(
      `${project.id} cannot be deployed:\n${problems.map((problem) => `  ${problem}`).join("\n")}`,
    );
  }
  const blocking = points.filter(({ state }) => state === "blocking").length;
  console.log(`${blocking} open points of docs/launch-checklist.md block production.`);
}

async function contentProblems(): Promise<readonly string[]> {
  const { served, published } = await checkedContent();
  return isDeepStrictEqual(served, published)
    ? []
    : ["freeze the content first, and commit it: npm run content -- --freeze"];
}

/** Secrets that the functions need and that the project's Secret Manager does not give. */
async function secretProblems(projectId: string, settings: DeploySettings): Promise<readonly string[]> {
  const problems = neededSecrets(settings).map(async (name) => {
    const args = [FIREBASE, "functions:secrets:get", name, "--project", projectId, "--non-interactive"];
    const { code, output } = await runCommand(process.execPath, args);
    return code === 0
      ? []
      : [`${output.trim()}: npx firebase functions:secrets:set ${name} --project ${projectId}`];
  });
  return (await Promise.all(problems)).flat();
}

/** Uploads in the order in which each part may rely on those before it. Stopped on the way, it can be run again. */
async function uploadAll(
  projectId: string,
  { functions }: DeploySettings,
  firebase: (...args: readonly string[]) => readonly string[],
): Promise<string> {
  for (const part of ["firestore", "functions", "hosting"]) {
    await step(`upload: ${part}`, () => mustRun(process.execPath, firebase("deploy", "--only", part)));
  }
  // After the website: a client must know the widgets of the pages that it is given.
  const target = ["--project", projectId, "--yes-really", projectId, "--env", functions["CONTENT_ENV"] ?? ""];
  await step("upload: content", () =>
    mustRun(process.execPath, [fromRoot("scripts/content.ts"), "publish", ...target]),
  );
  return functions["SITE_URL"] ?? `https://${projectId}.web.app`;
}

async function uploadChannel(command: readonly string[]): Promise<string> {
  const { code, output, problem } = await step("upload: preview channel of Hosting", () =>
    runCommand(process.execPath, command),
  );
  const [origin] = /https:\/\/[a-z0-9-]+\.web\.app/.exec(output) ?? [];
  if (code !== 0 || origin === undefined) throw new Failure(`${problem}\n${output}`);
  return origin;
}
