import { readFile } from "node:fs/promises";
import { parseEnv } from "node:util";
import { loadUserEnvs } from "firebase-tools/lib/functions/env.js";
import { APP_STORE_KEY, APP_STORE_SETTINGS } from "../../../functions/src/appstore/app-store-settings.ts";
import {
  DEPLOYMENT_SETTINGS,
  SettingsError as FunctionsSettingsError,
  readSettings,
} from "../../../functions/src/settings.ts";
import { SettingsError as ClientSettingsError } from "../../../web/src/platform/settings/settings-error.ts";
import { PROJECT_SETTINGS, parseSettings } from "../../../web/src/platform/settings/settings-schema.ts";
import { Failure } from "../command.ts";
import { fromRoot } from "../paths.ts";
import type { DeployProject } from "./deploy-arguments.ts";

/** Settings of a demo project: of the form of real ones, and of no use anywhere. */
const STAND_IN_PROJECT = "mindle-stand-in";
export const STAND_IN_SETTINGS = {
  client: {
    VITE_FIREBASE_PROJECT_ID: STAND_IN_PROJECT,
    VITE_FIREBASE_API_KEY: "stand-in",
    VITE_FIREBASE_AUTH_DOMAIN: `${STAND_IN_PROJECT}.web.app`,
    VITE_CONTENT_ENV: "live",
  },
  functions: {
    CONTENT_ENV: "live",
    ENFORCE_APP_CHECK: "false",
    RATE_LIMIT_KEY: "stand-in-which-is-no-secret-at-all",
    APP_STORE_BUNDLE_ID: "com.example.mindle",
    APP_STORE_APPLE_ID: "1234567890",
    APP_STORE_ISSUER_ID: "00000000-0000-4000-8000-000000000000",
    APP_STORE_KEY_ID: "AAAAAAAAAA",
    APP_STORE_ENVIRONMENTS: "Production,Sandbox",
  },
} as const;

type Variables = Readonly<Record<string, string>>;

export interface DeploySettings {
  /** Of the web build: `web/.env.<project>`. */
  readonly client: Variables;
  /** Of the functions: `functions/.env` and `functions/.env.<project>`. */
  readonly functions: Variables;
}

/** Reads a project's settings from its files; a demo project has stand-ins. */
export async function readDeploySettings({ id, kind }: DeployProject): Promise<DeploySettings> {
  if (kind === "demo") return STAND_IN_SETTINGS;
  const projectDir = fromRoot();
  const functionsSource = fromRoot("functions");
  try {
    return {
      client: definedOf(parseEnv(await readFile(fromRoot(`web/.env.${id}`), "utf8"))),
      functions: loadUserEnvs({ projectDir, functionsSource, projectId: id }),
    };
  } catch (error) {
    throw new Failure(
      `The settings of ${id} cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
}

function definedOf(variables: NodeJS.Dict<string>): Variables {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    ),
  );
}

/** What is wrong with a project's settings; each names the file and the setting. */
export function settingsProblems(
  { id, kind }: DeployProject,
  { client, functions }: DeploySettings,
): readonly string[] {
  const clientFile = `web/.env.${id}`;
  const functionsFile = `functions/.env.${id}`;
  const projectId = settingsProject({ id, kind });
  const problems = [
    ...unknown(client, PROJECT_SETTINGS).map((name) => `${clientFile}: ${name} is no setting of the client`),
    ...unknown(functions, [...DEPLOYMENT_SETTINGS, ...APP_STORE_SETTINGS]).map((name) =>
      name === APP_STORE_KEY
        ? `${functionsFile}: ${name} is a secret and belongs into Secret Manager`
        : `${functionsFile}: ${name} is no setting of the functions`,
    ),
    ...refusal(clientFile, () => parseSettings(client)),
    ...refusal(functionsFile, () => readSettings({ ...functions, GCLOUD_PROJECT: projectId })),
  ];
  if (kind !== "demo" && client["VITE_FIREBASE_PROJECT_ID"] !== id) {
    problems.push(`${clientFile}: VITE_FIREBASE_PROJECT_ID must be ${id}`);
  }
  const host = siteHost({ id, kind }, functions);
  if (client["VITE_FIREBASE_AUTH_DOMAIN"] !== host) {
    problems.push(
      `${clientFile}: VITE_FIREBASE_AUTH_DOMAIN must be the website's own domain, ${host} (SITE_URL in ${functionsFile}): ` +
        "with another one, Safari and other browsers lose the result of a sign-in by redirect",
    );
  }
  if (client["VITE_CONTENT_ENV"] !== functions["CONTENT_ENV"]) {
    problems.push(`VITE_CONTENT_ENV (${clientFile}) and CONTENT_ENV (${functionsFile}) must be the same`);
  }
  const hasSiteKey = (client["VITE_APP_CHECK_SITE_KEY"] ?? "") !== "";
  if (!hasSiteKey && functions["ENFORCE_APP_CHECK"] === "true") {
    problems.push(`${clientFile}: VITE_APP_CHECK_SITE_KEY is missing, but the functions enforce App Check`);
  }
  if (kind === "production") {
    if (!hasSiteKey) problems.push(`${clientFile}: production needs App Check, VITE_APP_CHECK_SITE_KEY`);
    if (client["VITE_DEVELOPER_PANEL"] === "on") {
      problems.push(`${clientFile}: production has no developer panel, VITE_DEVELOPER_PANEL`);
    }
  }
  return problems;
}

type KnownProject = Pick<DeployProject, "id" | "kind">;

/** Where the website is: the domain in `SITE_URL`, else the project's own at Hosting. */
export function siteHost(project: KnownProject, functions: Variables): string {
  return URL.parse(functions["SITE_URL"] ?? "")?.host ?? `${settingsProject(project)}.web.app`;
}

/** The project whose settings these are: a demo project's are checked as those of a real one. */
function settingsProject({ id, kind }: KnownProject): string {
  return kind === "demo" ? STAND_IN_PROJECT : id;
}

function unknown(variables: Variables, known: readonly string[]): readonly string[] {
  return Object.keys(variables).filter((name) => !known.includes(name));
}

function refusal(file: string, read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (!(error instanceof FunctionsSettingsError || error instanceof ClientSettingsError)) throw error;
    return [`${file}: ${error.message.replace(/\.$/, "")}`];
  }
}

/** Names of the secrets that the functions need with these settings. */
export function neededSecrets({ functions }: DeploySettings): readonly string[] {
  return APP_STORE_SETTINGS.some((name) => functions[name] !== undefined) ? [APP_STORE_KEY] : [];
}

/** What is wrong with the environment: settings in it, or in files that every build reads, would get into this one. */
export function strayProblems(
  environment: NodeJS.ProcessEnv,
  webFiles: readonly string[],
): readonly string[] {
  const variables = Object.keys(environment).filter((name) => name.startsWith("VITE_"));
  const files = webFiles.filter((name) => /^\.env(\.local|\.production|\.production\.local)?$/.test(name));
  return [
    ...variables.map(
      (name) => `the environment has ${name}: settings of a deployment are in web/.env.<project>`,
    ),
    ...files.map((name) => `web/${name} would get into the build: put it into web/.env.<project>`),
  ];
}
