import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { CONTRACT } from "@mindle/domain/api/contract";
import type { BodyOf, Operation } from "@mindle/domain/api/operation";
import {
  Store as FirestoreState,
  IndexRegistry,
  parseIndexFile,
  RulesRegistry,
  type RunningServer,
  startServer,
} from "../../../firestore-emulator/src/index.ts";
import type { AppStore } from "../../../functions/src/appstore/app-store.ts";
import type { VerifyToken } from "../../../functions/src/http/authenticate.ts";
import { createDispatcher, type Dispatch, type FailureReport } from "../../../functions/src/http/dispatch.ts";
import type { ApiResponse } from "../../../functions/src/http/message.ts";
import type { RateLimiter } from "../../../functions/src/http/rate-limit.ts";
import { HANDLERS } from "../../../functions/src/operations/handlers.ts";
import type { Store } from "../../../functions/src/store/store.ts";
import { startAuthStandIn } from "./auth-stand-in.ts";
import { database } from "./database.ts";
import { testStore } from "./store.ts";
import { anAccount } from "./users.ts";

/** A backend without emulators: a local Firestore in this process, and an Auth stand-in that accepts any id. */
export interface Backend {
  /** Environment variables with which another process connects to it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Number of commits with changes. */
  commits(): number;
  close(): Promise<void>;
}

const INDEX_FILE = new URL("../../../firestore.indexes.json", import.meta.url);

/** Starts a backend, with the indexes of production, for the tests of a file and sets the environment variables of their clients. */
export async function startBackend(projectId: string): Promise<Backend> {
  const state = new FirestoreState();
  const rules = new RulesRegistry();
  const indexes = new IndexRegistry(parseIndexFile(await readFile(INDEX_FILE, "utf8")));
  const options = { host: "127.0.0.1", port: 0, store: state, rules, indexes };
  const firestore: RunningServer = await startServer(options);
  const auth = await startAuthStandIn();
  const environment = {
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestore.port}`,
    FIREBASE_AUTH_EMULATOR_HOST: auth.host,
    METADATA_SERVER_DETECTION: "none",
  };
  Object.assign(process.env, environment, { MINDLE_API_URL: "http://127.0.0.1/api" });
  let commits = 0;
  state.database(projectId, "(default)").subscribe(() => {
    commits += 1;
  });
  return {
    environment,
    commits: () => commits,
    async close() {
      await database().terminate();
      await Promise.all([firestore.close(), auth.close()]);
    },
  };
}

export const NO_LIMITS: RateLimiter = {
  consume: async () => 0,
  knownWait: () => 0,
  isExempt: () => true,
  isProxy: () => false,
};

/**
 * Creates the API's dispatcher on the backend, without rate limits unless a limiter is given. The token of a caller is their id, unless tokens are
 * verified otherwise. Unexpected errors are pushed to `reports`. A store of its own simulates another process.
 */
export function dispatchOn(
  appStore: AppStore,
  reports: FailureReport[],
  store: Store = testStore(),
  verifyToken: VerifyToken = async (token) => anAccount(token),
  limiter: RateLimiter = NO_LIMITS,
): Dispatch {
  return createDispatcher({
    contract: CONTRACT,
    handlers: HANDLERS,
    deps: { store, appStore, siteUrl: "https://mindle.example", now: Date.now, random: randomBytes },
    verifyToken,
    verifyAppCheckToken: null,
    limiter,
    report: (failure) => reports.push(failure),
  });
}

/** The caller: their id, or null without sign-in, and further headers. */
export interface Caller {
  readonly uid: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a raw body to an operation. */
export function sendBy(
  dispatch: Dispatch,
  { uid, headers }: Caller,
  operation: Operation,
  body: Uint8Array,
): Promise<ApiResponse> {
  const all = new Headers({ "Content-Type": "application/json", ...headers });
  if (uid !== null) all.set("Authorization", `Bearer ${uid}`);
  return dispatch({
    method: "POST",
    path: `/api/${operation.path}`,
    header: (name) => all.get(name) ?? undefined,
    body,
  });
}

/** Calls an operation. */
export function callBy<Op extends Operation>(
  dispatch: Dispatch,
  caller: Caller,
  operation: Op,
  body: BodyOf<Op>,
): Promise<ApiResponse> {
  return sendBy(dispatch, caller, operation, new TextEncoder().encode(JSON.stringify(body)));
}
