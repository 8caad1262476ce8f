import { readdir, readFile } from "node:fs/promises";
import { parseIndexFile, RulesRegistry } from "../../../firestore-emulator/src/index.ts";
import { type FirebaseConfig, nodeMajor, policyOf } from "../firebase-config.ts";
import { fromRoot } from "../paths.ts";
import type { DeployProject } from "./deploy-arguments.ts";
import { type DeploySettings, settingsProblems, siteHost, strayProblems } from "./deploy-settings.ts";
import type { LaunchPoint } from "./launch-checklist.ts";

interface PreflightOptions {
  readonly project: DeployProject;
  readonly config: FirebaseConfig;
  readonly settings: DeploySettings;
  readonly points: readonly LaunchPoint[];
}

/** What can be known to be wrong before the build. */
export async function preflightProblems(options: PreflightOptions): Promise<readonly string[]> {
  const { project, config, settings, points } = options;
  return [
    ...strayProblems(process.env, await readdir(fromRoot("web"))),
    ...settingsProblems(project, settings),
    ...launchProblems(project, points),
    ...policyProblems(config, project, settings),
    ...nodeProblems(config, process.versions.node),
    ...(await databaseProblems()),
  ];
}

/** Blocking points of the launch checklist, where the project is for everybody. */
export function launchProblems({ kind }: DeployProject, points: readonly LaunchPoint[]): readonly string[] {
  if (kind !== "production") return [];
  return points
    .filter(({ state }) => state === "blocking")
    .map(({ title }) => `docs/launch-checklist.md: "${title}" is open and blocks the launch`);
}

/** Hosts that the client calls with these settings, which the content security policy must name. */
export function policyProblems(
  config: FirebaseConfig,
  project: DeployProject,
  { client, functions }: DeploySettings,
): readonly string[] {
  const directives = policyOf(config)
    .split(";")
    .map((directive) => directive.trim().split(" "));
  const sources = (name: string) => directives.find(([directive]) => directive === name) ?? [];
  const tracking = client["VITE_TRACKING_HOST"] ?? "";
  const authDomain = client["VITE_FIREBASE_AUTH_DOMAIN"] ?? "";
  const frames = sources("frame-src");
  const isFramed =
    (authDomain === siteHost(project, functions) && frames.includes("'self'")) ||
    (authDomain.endsWith(".firebaseapp.com") && frames.includes("https://*.firebaseapp.com")) ||
    frames.includes(`https://${authDomain}`);
  const lacking = [
    ...(tracking === "" || sources("connect-src").includes(tracking)
      ? []
      : [`connect-src of the content security policy lacks VITE_TRACKING_HOST, ${tracking}`]),
    ...(isFramed
      ? []
      : [`frame-src of the content security policy lacks VITE_FIREBASE_AUTH_DOMAIN, ${authDomain}`]),
  ];
  return lacking.map((what) => `firebase.json: ${what}`);
}

/** The functions must run on the Node on which they are tested. */
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
