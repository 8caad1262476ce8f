import { readFile } from "node:fs/promises";
import {
  IndexRegistry,
  parseIndexFile,
  RulesRegistry,
  Store,
  startServer,
} from "../../../firestore-emulator/src/index.ts";
import { startAuthStandIn } from "../../../functions/src/testing/auth-stand-in.ts";
import { Failure } from "../failure.ts";
import { LOCAL_PROJECT } from "../stack/local-emulators.ts";
import { step } from "../step.ts";
import { type BrowserReport, checkInBrowser } from "./browser-check.ts";
import type { DeploySettings } from "./deploy-settings.ts";
import { type FirebaseConfig, policyOf } from "./firebase-config.ts";
import { type InstalledFunctions, installFunctions } from "./functions-archive.ts";
import { checkRewrites, type DeployedFunction, listFunctions } from "./functions-manifest.ts";
import { type FunctionProcess, startFunction } from "./functions-process.ts";
import { startHosting } from "./hosting-server.ts";
import { type ContentReport, rehearseContent } from "./rehearse-content.ts";
import { smokeTest } from "./smoke-test.ts";
import type { StagedUpload } from "./staged-upload.ts";
import { standInSecrets } from "./stand-in-settings.ts";

/** What was tried out on this machine. */
export interface RehearsalReport {
  readonly installed: InstalledFunctions;
  readonly functions: readonly DeployedFunction[];
  /** Names of what the website was asked for. */
  readonly smoke: readonly string[];
  readonly browser: BrowserReport;
  readonly content: ContentReport;
}

interface RehearsalOptions {
  readonly staged: StagedUpload;
  readonly config: FirebaseConfig;
  readonly settings: DeploySettings;
}

/** The database and Auth of this machine that the functions use while they are tried out. */
interface LocalServices {
  readonly environment: Readonly<Record<string, string>>;
  /** host:port */
  readonly firestore: string;
  close(): Promise<void>;
}

/**
 * Runs the staged files as they will run after the upload, on this machine: functions under Google's framework with the settings
 * of production, on a local Firestore; Hosting by firebase.json; content published to the empty database.
 */
export async function rehearse(options: RehearsalOptions): Promise<RehearsalReport> {
  const services = await startServices(options.staged);
  try {
    return await rehearseOn(services, options);
  } finally {
    await services.close();
  }
}

async function rehearseOn(
  services: LocalServices,
  { staged, config, settings }: RehearsalOptions,
): Promise<RehearsalReport> {
  const environment = { ...environmentOf(settings), ...services.environment };
  const installed = await step("functions: pack, and install in an empty place", () =>
    installFunctions(staged),
  );
  try {
    const functions = await step("functions: list", () => listFunctions(staged, environment));
    checkRewrites(config, functions);
    const content = await step("content: publish to an empty local Firestore", () =>
      rehearseContent({
        firestore: services.firestore,
        env: settings.functions["CONTENT_ENV"] ?? "",
        directory: staged.directory,
      }),
    );
    const started = await step("functions: start under the functions framework", () =>
      startFunctions(functions, installed, { ...environment, ...standInSecrets() }),
    );
    try {
      await step("functions: Apple's library, loaded when it is needed", () => checkNotifications(started));
      const origins = new Map([...started].map(([name, { origin }]) => [name, origin]));
      const hosting = await startHosting(staged, origins);
      try {
        const smoke = await step("hosting: addresses, headers, rewrites", () =>
          smokeTest(hosting.origin, policyOf(config)),
        );
        const browser = await step("hosting: pages in Chromium", () => checkInBrowser(hosting.origin));
        checkLogs(started);
        return { installed, functions, smoke, browser, content };
      } finally {
        await hosting.stop();
      }
    } finally {
      await Promise.all([...started.values()].map((running) => running.stop()));
    }
  } finally {
    await installed.remove();
  }
}

/** The environment that the functions get from a deployment; of a demo project, whose database is on this machine. */
function environmentOf({ functions }: DeploySettings): Readonly<Record<string, string>> {
  return {
    ...functions,
    // Pages are opened without a token of App Check, which only Google gives.
    ENFORCE_APP_CHECK: "false",
    GCLOUD_PROJECT: LOCAL_PROJECT,
    FIREBASE_CONFIG: JSON.stringify({ projectId: LOCAL_PROJECT }),
    METADATA_SERVER_DETECTION: "none",
  };
}

async function startServices({ rules, indexes }: StagedUpload): Promise<LocalServices> {
  const registry = new RulesRegistry();
  const compiled = registry.load(LOCAL_PROJECT, await readFile(rules, "utf8"));
  if (!compiled.ok) throw new Failure(`firestore.rules: ${JSON.stringify(compiled)}`);
  const firestore = await startServer({
    host: "127.0.0.1",
    port: 0,
    store: new Store(),
    rules: registry,
    indexes: new IndexRegistry(parseIndexFile(await readFile(indexes, "utf8"))),
  });
  const auth = await startAuthStandIn();
  const address = `127.0.0.1:${firestore.port}`;
  return {
    environment: { FIRESTORE_EMULATOR_HOST: address, FIREBASE_AUTH_EMULATOR_HOST: auth.host },
    firestore: address,
    async close() {
      await Promise.all([firestore.close(), auth.close()]);
    },
  };
}

/** Receives notifications of Apple; nothing on Hosting leads to it. */
const NOTIFICATIONS = "appStoreNotifications";

/** Starts those that answer requests, each in a process of its own. */
async function startFunctions(
  functions: readonly DeployedFunction[],
  { directory }: InstalledFunctions,
  environment: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, FunctionProcess>> {
  const names = functions.filter(({ trigger }) => trigger === "https").map(({ name }) => name);
  const started = await Promise.allSettled(
    names.map(async (name) => [name, await startFunction({ directory, name, environment })] as const),
  );
  const running = started.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
  const failed = started.find((result) => result.status === "rejected");
  if (failed !== undefined) {
    await Promise.all(running.map(([, process]) => process.stop()));
    throw failed.reason;
  }
  return new Map(running);
}

/** A forged notification is refused by Apple's library. */
async function checkNotifications(functions: ReadonlyMap<string, FunctionProcess>): Promise<void> {
  const running = functions.get(NOTIFICATIONS);
  if (running === undefined) throw new Failure(`There is no function ${NOTIFICATIONS}.`);
  const { status } = await fetch(running.origin, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ signedPayload: "forged" }),
  });
  if (status < 400 || status >= 500) {
    throw new Failure(`${NOTIFICATIONS} answers a forged notification with ${status}:\n${running.log()}`);
  }
}

/** Nothing that the functions were asked for may have failed within them. */
function checkLogs(functions: ReadonlyMap<string, FunctionProcess>): void {
  for (const [name, { log }] of functions) {
    if (/"severity":"(ERROR|CRITICAL|ALERT|EMERGENCY)"/.test(log())) {
      throw new Failure(`${name} has logged an error:\n${log()}`);
    }
  }
}
