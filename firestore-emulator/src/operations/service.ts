import type { Message } from "../codec/message.ts";
import { StatusError } from "../model/status.ts";
import { authenticate } from "./access.ts";
import { batchGetDocuments } from "./batch-get-documents.ts";
import { batchWrite } from "./batch-write.ts";
import { beginTransaction } from "./begin-transaction.ts";
import { commit } from "./commit.ts";
import type { OperationContext } from "./context.ts";
import { createDocument } from "./create-document.ts";
import { deleteDocument } from "./delete-document.ts";
import { executePipeline } from "./execute-pipeline.ts";
import { getDocument } from "./get-document.ts";
import { listCollectionIds } from "./list-collection-ids.ts";
import { listDocuments } from "./list-documents.ts";
import { ListenStream } from "./listen.ts";
import { partitionQuery } from "./partition-query.ts";
import { ResumeTokens } from "./resume-token.ts";
import { rollback } from "./rollback.ts";
import type {
  BidiRpc,
  Caller,
  ServerStreamRpc,
  Service,
  StreamHandler,
  StreamPeer,
  UnaryRpc,
} from "./rpc.ts";
import { runAggregationQuery } from "./run-aggregation-query.ts";
import { runQuery } from "./run-query.ts";
import { updateDocument } from "./update-document.ts";
import { WriteStream } from "./write.ts";

type Unary = (context: OperationContext, request: Message, caller: Caller) => Message | Promise<Message>;
type ServerStream = (
  context: OperationContext,
  request: Message,
  caller: Caller,
) => Iterable<Message> | Promise<Iterable<Message>>;

const UNARY: { readonly [rpc in UnaryRpc]: Unary } = {
  GetDocument: getDocument,
  ListDocuments: listDocuments,
  CreateDocument: createDocument,
  UpdateDocument: updateDocument,
  DeleteDocument: deleteDocument,
  Commit: commit,
  BatchWrite: batchWrite,
  BeginTransaction: beginTransaction,
  Rollback: rollback,
  ListCollectionIds: listCollectionIds,
  PartitionQuery: partitionQuery,
};

const SERVER_STREAM: { readonly [rpc in ServerStreamRpc]: ServerStream } = {
  BatchGetDocuments: batchGetDocuments,
  RunQuery: runQuery,
  RunAggregationQuery: runAggregationQuery,
  ExecutePipeline: (_context, request) => executePipeline(request),
};

/** The Firestore service for all transports. */
export class FirestoreService implements Service {
  readonly #context: OperationContext;
  readonly #open = new Map<StreamPeer, StreamHandler | undefined>();
  readonly #tokens = new ResumeTokens();

  constructor(context: OperationContext) {
    this.#context = context;
  }

  async unary(rpc: UnaryRpc, request: Message, caller: Caller): Promise<Message> {
    return await UNARY[rpc](this.#context, request, caller);
  }

  async serverStream(rpc: ServerStreamRpc, request: Message, caller: Caller): Promise<Iterable<Message>> {
    return await SERVER_STREAM[rpc](this.#context, request, caller);
  }

  /** Opens a stream. With an invalid Authorization header it fails at once. */
  open(rpc: BidiRpc, caller: Caller, peer: StreamPeer): StreamHandler {
    try {
      const access = authenticate(caller);
      const tracked = this.#track(peer);
      const handler =
        rpc === "Listen"
          ? new ListenStream(this.#context, access, tracked, this.#tokens)
          : new WriteStream(this.#context, access, tracked);
      this.#open.set(tracked, handler);
      return handler;
    } catch (error) {
      peer.fail(error);
      return { receive() {}, close() {} };
    }
  }

  /** Resets all data to the seed and ends all transactions. Listeners are notified. */
  reset(): void {
    this.#context.store.reset();
  }

  get openStreams(): number {
    return this.#open.size;
  }

  /** Ends all open streams with UNAVAILABLE, after which clients reconnect. */
  closeStreams(): void {
    for (const [peer, handler] of [...this.#open]) {
      peer.fail(new StatusError("UNAVAILABLE", "The emulator ended the stream."));
      handler?.close();
    }
  }

  /** Wraps a peer to track whether its stream is open. */
  #track(peer: StreamPeer): StreamPeer {
    const tracked: StreamPeer = {
      send: (message) => {
        if (this.#open.has(tracked)) peer.send(message);
      },
      fail: (error) => {
        if (this.#open.delete(tracked)) peer.fail(error);
      },
      end: () => {
        if (this.#open.delete(tracked)) peer.end();
      },
    };
    this.#open.set(tracked, undefined);
    return tracked;
  }
}
