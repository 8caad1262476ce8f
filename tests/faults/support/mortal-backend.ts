import { readFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import {
  Store as FirestoreState,
  IndexRegistry,
  parseIndexFile,
  RulesRegistry,
} from "../../../firestore-emulator/src/index.ts";
import type { StoredDocument } from "../../../firestore-emulator/src/model/document.ts";
import { StatusError } from "../../../firestore-emulator/src/model/status.ts";
import type { RequestOf, UnaryRpc } from "../../../firestore-emulator/src/operations/rpc.ts";
import { FirestoreService, type Service } from "../../../firestore-emulator/src/operations/service.ts";
import { GrpcTransport } from "../../../firestore-emulator/src/transport/grpc/grpc.ts";
import { listen } from "../../../firestore-emulator/src/transport/port.ts";
import { database } from "../../support/functions/database.ts";
import { Dead, Life } from "./life.ts";
import { type MortalAccount, type MortalAuth, startMortalAuth } from "./mortal-auth.ts";

/** Everything that outlives a process. */
interface Kept {
  readonly documents: readonly Pick<StoredDocument, "path" | "fields">[];
  readonly accounts: readonly (readonly [uid: string, MortalAccount])[];
}

/** A Firestore and an Auth in this process, whose client's life ends after a certain write to either of them. */
export interface MortalBackend {
  readonly life: Life;
  readonly accounts: MortalAuth["accounts"];
  /** What is stored. */
  kept(): Kept;
  /** Stores this and nothing else. */
  restore(kept: Kept): void;
  /** Resolves when the dead process has given up everything that it had begun. */
  quiet(): Promise<void>;
  close(): Promise<void>;
}

const INDEX_FILE = new URL("../../../firestore.indexes.json", import.meta.url);

/** Longer than a dead process takes from one refusal to what it tries next. */
const QUIET_MS = 25;

/** Starts one, with the indexes of production, and sets the environment variables of its clients. */
export async function startMortalBackend(projectId: string): Promise<MortalBackend> {
  const life = new Life();
  const state = new FirestoreState();
  const indexes = new IndexRegistry(parseIndexFile(await readFile(INDEX_FILE, "utf8")));
  const context = { store: state, rules: new RulesRegistry(), indexes };
  let lastAt = 0;
  const service = mortal(new FirestoreService(context), life, () => {
    lastAt = performance.now();
  });
  const grpc = new GrpcTransport(service);
  const port = await listen("127.0.0.1", 0, {
    grpc,
    http: (_request, response) => response.writeHead(501).end(),
  });
  const auth = await startMortalAuth(life);
  Object.assign(process.env, {
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port.number}`,
    FIREBASE_AUTH_EMULATOR_HOST: auth.host,
    METADATA_SERVER_DETECTION: "none",
    MINDLE_API_URL: "http://127.0.0.1/api",
  });
  const stored = state.database(projectId, "(default)");
  return {
    life,
    accounts: auth.accounts,
    kept: () => ({
      documents: [...stored.documents()].map(({ path, fields }) => ({ path, fields })),
      accounts: [...auth.accounts],
    }),
    restore({ documents, accounts }) {
      stored.deleteRecursively("");
      stored.load(documents);
      auth.accounts.clear();
      for (const [uid, account] of accounts) auth.accounts.set(uid, account);
    },
    async quiet() {
      while (life.isBusy || performance.now() - lastAt < QUIET_MS) await delay(5);
    },
    async close() {
      await database().terminate();
      await grpc.close();
      await Promise.all([port.close(), auth.close()]);
    },
  };
}

/** A service that answers a process while that lives. */
function mortal(service: Service, life: Life, onCall: () => void): Service {
  return {
    unary: (rpc, request, caller) => {
      onCall();
      const act = () => service.unary(rpc, request, caller);
      // Firestore ends what a dead process has begun.
      if (rpc === "rollback") return act();
      return refused(isWrite(request) ? life.write(act) : life.read(act));
    },
    serverStream: (rpc, request, caller) => {
      onCall();
      return refused(life.read(() => service.serverStream(rpc, request, caller)));
    },
    open: (rpc, caller, peer) => service.open(rpc, caller, peer),
  };
}

/** Whether a Commit or BatchWrite has anything to write. */
function isWrite(request: RequestOf<UnaryRpc>): boolean {
  return "writes" in request && request.writes.length > 0;
}

/** Tells a dead process something after which Firestore's client tries nothing again. */
async function refused<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof Dead ? new StatusError("DATA_LOSS", error.message) : error;
  }
}
