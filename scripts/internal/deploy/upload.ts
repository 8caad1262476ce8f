import { fileURLToPath } from "node:url";
import { Failure } from "../failure.ts";
import { fromRoot } from "../paths.ts";
import { mustRun, runCommand } from "../process/run-command.ts";
import { step } from "../step.ts";
import type { DeployRequest } from "./deploy-arguments.ts";
import { type DeploySettings, neededSecrets } from "./deploy-settings.ts";
import { type FirebaseConfig, policyOf } from "./firebase-config.ts";
import { smokeTest } from "./smoke-test.ts";
import type { StagedUpload } from "./staged-upload.ts";

const FIREBASE = fileURLToPath(import.meta.resolve("firebase-tools/lib/bin/firebase.js"));

/** Why a project's Secret Manager does not give a secret; undefined where it does. */
type SecretProblem = (name: string) => Promise<string | undefined>;

/** Those of the secrets that are not there, each with its reason. */
export async function missingSecrets(
  names: readonly string[],
  problemOf: SecretProblem,
): Promise<readonly string[]> {
  const problems = await Promise.all(names.map(async (name) => ({ name, problem: await problemOf(name) })));
  return problems.flatMap(({ name, problem }) => (problem === undefined ? [] : [`${name}: ${problem}`]));
}

/** A Failure unless every secret that the functions need is in the project's Secret Manager. */
export async function checkSecrets(projectId: string, settings: DeploySettings): Promise<void> {
  const missing = await missingSecrets(neededSecrets(settings), async (name) => {
    const args = [FIREBASE, "functions:secrets:get", name, "--project", projectId, "--non-interactive"];
    const { code, output } = await runCommand(process.execPath, args);
    return code === 0 ? undefined : output.trim();
  });
  if (missing.length > 0) {
    throw new Failure(
      `Secret Manager of ${projectId} does not give what the functions need:\n${missing.join("\n")}\n` +
        `Set one with: npx firebase functions:secrets:set <name> --project ${projectId}`,
    );
  }
}

interface UploadOptions {
  readonly request: DeployRequest;
  readonly staged: StagedUpload;
  readonly config: FirebaseConfig;
  readonly settings: DeploySettings;
}

/**
 * Uploads what is staged, in the order in which each part may rely on those before it, and asks the website whether it works.
 * Stopped on the way, it can be run again.
 */
export async function upload({ request, staged, config, settings }: UploadOptions): Promise<string> {
  const { project, channel } = request;
  const common = ["--config", staged.configFile, "--project", project.id, "--non-interactive"];
  const policy = policyOf(config);
  if (channel !== undefined) {
    const origin = await step("upload: preview channel of Hosting", () => uploadChannel(channel, common));
    await step("smoke test", () => smokeTest(origin, policy));
    return origin;
  }
  const deploy = (part: string) =>
    step(`upload: ${part}`, () =>
      mustRun(process.execPath, [FIREBASE, "deploy", "--only", part, ...common], { cwd: staged.directory }),
    );
  await deploy("firestore");
  await deploy("functions");
  // Before the content: a client must know the widgets of the pages that it is given.
  await deploy("hosting");
  await step("upload: content", () => publish(project.id, settings));
  const origin = settings.functions["SITE_URL"] ?? `https://${project.id}.web.app`;
  await step("smoke test", () => smokeTest(origin, policy));
  return origin;
}

async function uploadChannel(channel: string, common: readonly string[]): Promise<string> {
  const args = [FIREBASE, "hosting:channel:deploy", channel, "--expires", "7d", "--json", ...common];
  const { code, output, problem } = await runCommand(process.execPath, args);
  const [origin] = /https:\/\/[a-z0-9-]+\.web\.app/.exec(output) ?? [];
  if (code !== 0 || origin === undefined) throw new Failure(`${problem}\n${output}`);
  return origin;
}

function publish(projectId: string, { functions }: DeploySettings): Promise<void> {
  const target = ["--project", projectId, "--yes-really", projectId, "--env", functions["CONTENT_ENV"] ?? ""];
  return mustRun(process.execPath, [fromRoot("scripts/content.ts"), "publish", ...target]);
}
