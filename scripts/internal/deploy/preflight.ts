import { readdir, readFile } from "node:fs/promises";
import { parseIndexFile, RulesRegistry } from "../../../firestore-emulator/src/index.ts";
import { Failure } from "../failure.ts";
import { fromRoot } from "../paths.ts";
import type { DeployProject } from "./deploy-projects.ts";
import { type DeploySettings, settingsProblems, siteHost, strayProblems } from "./deploy-settings.ts";
import { type FirebaseConfig, nodeMajor, policyOf } from "./firebase-config.ts";
import { type LaunchPoint, parseLaunchChecklist } from "./launch-checklist.ts";

interface PreflightOptions {
  readonly project: DeployProject;
  readonly config: FirebaseConfig;
  readonly settings: DeploySettings;
}

/** Checks everything that can be known before the build. A Failure lists all that is wrong; gives the launch checklist. */
export async function preflight(options: PreflightOptions): Promise<readonly LaunchPoint[]> {
  const { project, config, settings } = options;
  const points = parseLaunchChecklist(await readFile(fromRoot("docs/launch-checklist.md"), "utf8"));
  const problems = [
    ...strayProblems(process.env, await readdir(fromRoot("web"))),
    ...settingsProblems(project, settings),
    ...launchProblems(project, points),
    ...policyProblems(config, project, settings),
    ...nodeProblems(config, process.versions.node),
    ...(await databaseProblems()),
  ];
  if (problems.length > 0) {
    throw new Failure(
      `${project.id} cannot be deployed:\n${problems.map((problem) => `  ${problem}`).join("\n")}`,
    );
  }
  return points;
}

/** Blocking points of the launch checklist, where the project is for everybody. */
export function launchProblems({ kind }: DeployProject, points: readonly LaunchPoint[]): readonly string[] {
  if (kind !== "production") return [];
  return blockingPoints(points).map(
    (title) => `docs/launch-checklist.md: "${title}" is open and blocks the launch`,
  );
}

/** Titles of the points for which production waits. */
export function blockingPoints(points: readonly LaunchPoint[]): readonly string[] {
  return points.flatMap(({ state, title }) => (state === "blocking" ? [title] : []));
}

/** Hosts that the client calls with these settings, which the content security policy must name. */
export function policyProblems(
  config: FirebaseConfig,
  { id }: DeployProject,
  { client, functions }: DeploySettings,
): readonly string[] {
  const policy = policyOf(config);
  const sources = (name: string) =>
    policy
      .split(";")
      .map((directive) => directive.trim().split(" "))
      .find(([directive]) => directive === name) ?? [];
  const tracking = client["VITE_TRACKING_HOST"] ?? "";
  const authDomain = client["VITE_FIREBASE_AUTH_DOMAIN"] ?? "";
  const frames = sources("frame-src");
  const problems: string[] = [];
  if (tracking !== "" && !sources("connect-src").includes(tracking)) {
    problems.push(
      `firebase.json: connect-src of the content security policy lacks VITE_TRACKING_HOST, ${tracking}`,
    );
  }
  const isOwn = authDomain === siteHost(id, functions) && frames.includes("'self'");
  const hasWildcard = authDomain.endsWith(".firebaseapp.com") && frames.includes("https://*.firebaseapp.com");
  if (!isOwn && !hasWildcard && !frames.includes(`https://${authDomain}`)) {
    problems.push(
      `firebase.json: frame-src of the content security policy lacks VITE_FIREBASE_AUTH_DOMAIN, ${authDomain}`,
    );
  }
  return problems;
}

/** The functions must run on the Node on which they are tried out. */
export function nodeProblems(config: FirebaseConfig, version: string): readonly string[] {
  const needed = nodeMajor(config);
  const [major] = version.split(".");
  return major === needed
    ? []
    : [`firebase.json: the functions' Node is ${needed}, but this one is ${version}`];
}

async function databaseProblems(): Promise<readonly string[]> {
  const rules = new RulesRegistry().load("rules", await readFile(fromRoot("firestore.rules"), "utf8"));
  const problems = rules.ok ? [] : [`firestore.rules: ${JSON.stringify(rules)}`];
  try {
    parseIndexFile(await readFile(fromRoot("firestore.indexes.json"), "utf8"));
  } catch (error) {
    problems.push(`firestore.indexes.json: ${error instanceof Error ? error.message : String(error)}`);
  }
  return problems;
}
