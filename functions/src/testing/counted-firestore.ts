import { readSeed } from "../../../firestore-emulator/src/cli/export-directory.ts";
import {
  type Message,
  messageOf,
  messagesOf,
  stringOf,
  stringsOf,
} from "../../../firestore-emulator/src/codec/message.ts";
import { IndexRegistry, RulesRegistry, Store } from "../../../firestore-emulator/src/index.ts";
import type { ServerStreamRpc, Service, UnaryRpc } from "../../../firestore-emulator/src/operations/rpc.ts";
import { FirestoreService } from "../../../firestore-emulator/src/operations/service.ts";
import { GrpcTransport } from "../../../firestore-emulator/src/transport/grpc.ts";
import { listen } from "../../../firestore-emulator/src/transport/port.ts";

/**
 * Operations as Firestore bills them: a missing document and an empty query are a read each, deletions count as writes
 * (https://firebase.google.com/docs/firestore/pricing).
 */
interface Cost {
  readonly reads: number;
  readonly writes: number;
  readonly transactions: number;
}

/** A local Firestore in this process that counts operations. */
export interface CountedFirestore {
  /** host:port */
  readonly host: string;
  /** Returns the costs since the last call and resets them. */
  take(): Cost;
  close(): Promise<void>;
}

/** Collections of the App Store stand-in, which exist only in the local stack. */
const LOCAL_ONLY = /^standIn/;

/** Starts it, empty or with the documents of an export. */
export async function startCountedFirestore(exportDirectory?: string): Promise<CountedFirestore> {
  const seeds = exportDirectory === undefined ? [] : readSeed(exportDirectory);
  const store = new Store({
    seed: (database) => {
      for (const seed of seeds) database.load(seed.documentsFor(database.projectId));
    },
  });
  const counter = new Counter();
  const context = { store, rules: new RulesRegistry(), indexes: new IndexRegistry() };
  const service = counted(new FirestoreService(context), counter);
  const grpc = new GrpcTransport(service);
  const port = await listen("127.0.0.1", 0, {
    grpc,
    http: (_request, response) => response.writeHead(501).end(),
  });
  return {
    host: `127.0.0.1:${port.number}`,
    take: () => counter.take(),
    async close() {
      await grpc.close();
      await port.close();
    },
  };
}

class Counter {
  #reads = 0;
  #writes = 0;
  #transactions = 0;

  take(): Cost {
    const cost = { reads: this.#reads, writes: this.#writes, transactions: this.#transactions };
    this.#reads = 0;
    this.#writes = 0;
    this.#transactions = 0;
    return cost;
  }

  unary(rpc: UnaryRpc, request: Message): void {
    if (rpc === "BeginTransaction") this.#transactions += 1;
    else if (rpc === "Commit") this.#writes += documentsWritten(request).filter(isCounted).length;
    // The client library has no use for the others; should that change, the counts must not pass it over.
    else if (rpc !== "Rollback") throw new Error(`${rpc} is not counted`);
  }

  stream(rpc: ServerStreamRpc, request: Message, responses: readonly Message[]): void {
    if (responses.some(({ transaction }) => transaction !== undefined)) this.#transactions += 1;
    if (rpc === "BatchGetDocuments") {
      this.#reads += stringsOf(request, "documents").filter(isCounted).length;
    } else if (rpc === "RunQuery") {
      const [from] = messagesOf(messageOf(request, "structuredQuery"), "from");
      const found = responses.filter(({ document }) => document !== undefined).length;
      if (!LOCAL_ONLY.test(stringOf(from, "collectionId"))) this.#reads += Math.max(found, 1);
    } else {
      throw new Error(`${rpc} is not counted`);
    }
  }
}

function documentsWritten(commit: Message): string[] {
  return messagesOf(commit, "writes").map(
    (write) => stringOf(messageOf(write, "update"), "name") || stringOf(write, "delete"),
  );
}

function isCounted(name: string): boolean {
  return !LOCAL_ONLY.test(name.slice(name.indexOf("/documents/") + "/documents/".length));
}

function counted(service: Service, counter: Counter): Service {
  return {
    async unary(rpc, request, caller) {
      counter.unary(rpc, request);
      return service.unary(rpc, request, caller);
    },
    async serverStream(rpc, request, caller) {
      const responses = [...(await service.serverStream(rpc, request, caller))];
      counter.stream(rpc, request, responses);
      return responses;
    },
    open: (rpc, caller, peer) => service.open(rpc, caller, peer),
  };
}
