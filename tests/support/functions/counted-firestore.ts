import { readSeed } from "../../../firestore-emulator/src/cli/export-directory.ts";
import type { CommitRequest } from "../../../firestore-emulator/src/generated/firestore_pb.js";
import { IndexRegistry, RulesRegistry, Store } from "../../../firestore-emulator/src/index.ts";
import type {
  RequestOf,
  ResponseOf,
  ServerStreamRpc,
  UnaryRpc,
} from "../../../firestore-emulator/src/operations/rpc.ts";
import { FirestoreService, type Service } from "../../../firestore-emulator/src/operations/service.ts";
import { GrpcTransport } from "../../../firestore-emulator/src/transport/grpc/grpc.ts";
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

  unary(request: RequestOf<UnaryRpc>): void {
    switch (request.$typeName) {
      case "google.firestore.v1.BeginTransactionRequest":
        this.#transactions += 1;
        return;
      case "google.firestore.v1.CommitRequest":
        this.#writes += documentsWritten(request).filter(isCounted).length;
        return;
      case "google.firestore.v1.RollbackRequest":
        return;
      default:
        // The client library has no use for the others; should that change, the counts must not pass it over.
        throw new Error(`${request.$typeName} is not counted`);
    }
  }

  stream(request: RequestOf<ServerStreamRpc>, responses: readonly ResponseOf<ServerStreamRpc>[]): void {
    if (responses.some(({ transaction }) => transaction.length > 0)) this.#transactions += 1;
    switch (request.$typeName) {
      case "google.firestore.v1.BatchGetDocumentsRequest":
        this.#reads += request.documents.filter(isCounted).length;
        return;
      case "google.firestore.v1.RunQueryRequest": {
        const collection = request.queryType.value?.from[0]?.collectionId ?? "";
        const found = responses.filter((response) => "document" in response && response.document).length;
        if (!LOCAL_ONLY.test(collection)) this.#reads += Math.max(found, 1);
        return;
      }
      default:
        throw new Error(`${request.$typeName} is not counted`);
    }
  }
}

function documentsWritten({ writes }: CommitRequest): string[] {
  return writes.map(({ operation }) => {
    if (operation.case === "update") return operation.value.name;
    return operation.case === "delete" ? operation.value : "";
  });
}

function isCounted(name: string): boolean {
  return !LOCAL_ONLY.test(name.slice(name.indexOf("/documents/") + "/documents/".length));
}

function counted(service: Service, counter: Counter): Service {
  return {
    async unary(rpc, request, caller) {
      counter.unary(request);
      return service.unary(rpc, request, caller);
    },
    async serverStream(rpc, request, caller) {
      const responses = [...(await service.serverStream(rpc, request, caller))];
      counter.stream(request, responses);
      return responses;
    },
    open: (rpc, caller, peer) => service.open(rpc, caller, peer),
  };
}
