import { randomBytes } from "node:crypto";
import { CONTRACT } from "@mindle/domain/api/contract";
import type { BodyOf, Operation } from "@mindle/domain/api/operation";
import {
  Store as FirestoreState,
  RulesRegistry,
  type RunningServer,
  startServer,
} from "../../../firestore-emulator/src/index.ts";
import type { AppStore } from "../appstore/app-store.ts";
import { createDispatcher, type Dispatch, type FailureReport } from "../http/dispatch.ts";
import type { ApiResponse } from "../http/message.ts";
import { HANDLERS } from "../operations/handlers.ts";
import type { Store } from "../store/store.ts";
import { type AuthStandIn, startAuthStandIn } from "./auth-stand-in.ts";
import { database } from "./database.ts";
import { testStore } from "./store.ts";

/** The API without a stack: a local Firestore in this process, and a stand-in for Auth to which any id is an account. */
export interface Backend {
  /** Where another process finds the two, as the Firebase tools say it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Commits so far that changed something. */
  commits(): number;
  close(): Promise<void>;
}

/** Starts one for the tests of a file, and turns their clients to it. */
export async function startBackend(projectId: string): Promise<Backend> {
  const state = new FirestoreState();
  const rules = new RulesRegistry();
  const firestore: RunningServer = await startServer({ host: "127.0.0.1", port: 0, store: state, rules });
  const auth: AuthStandIn = await startAuthStandIn();
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

/**
 * The whole API on the backend; a caller's token is their id, and nobody is limited. What fails is reported to `reports`.
 * With a store of its own it is as one more process.
 */
export function dispatchOn(
  appStore: AppStore,
  reports: FailureReport[],
  store: Store = testStore(),
): Dispatch {
  return createDispatcher({
    contract: CONTRACT,
    handlers: HANDLERS,
    deps: { store, appStore, now: Date.now, random: randomBytes },
    verifyToken: async (token) => ({ uid: token }),
    verifyApp: null,
    limiter: { take: async () => 0, exempts: () => true, isProxy: () => false },
    report: (failure) => reports.push(failure),
  });
}

/** What a call says of its caller: their id, or null for nobody, and further headers. */
interface Caller {
  readonly uid: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends bytes to an operation. */
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
