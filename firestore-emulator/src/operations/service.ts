import { parseDatabaseName } from "../model/resource-name.ts";
import { invalidArgument, StatusError } from "../model/status.ts";
import { type Access, authenticate } from "./access.ts";
import { batchGetDocuments } from "./batch-get-documents.ts";
import { batchWrite } from "./batch-write.ts";
import type { OperationContext, ServerStream, Unary } from "./context.ts";
import { createDocument, deleteDocument, getDocument, updateDocument } from "./documents.ts";
import { listCollectionIds } from "./list-collection-ids.ts";
import { listDocuments } from "./list-documents.ts";
import { ListenStream } from "./listen/listen.ts";
import { ResumeTokens } from "./listen/resume-token.ts";
import { partitionQuery } from "./query/partition-query.ts";
import { runAggregationQuery } from "./query/run-aggregation-query.ts";
import { runQuery } from "./query/run-query.ts";
import type {
  BidiRpc,
  Caller,
  RequestOf,
  ResponseOf,
  ServerStreamRpc,
  StreamHandler,
  StreamPeer,
  UnaryRpc,
} from "./rpc.ts";
import { beginTransaction, commit, rollback } from "./transactions.ts";
import { WriteStream } from "./write.ts";

type Bidi<Rpc extends BidiRpc> = (
  context: OperationContext,
  access: Access,
  peer: StreamPeer<Rpc>,
  tokens: ResumeTokens,
) => StreamHandler<Rpc>;

/** Not supported by this database edition; the message is that of the official emulator. */
const executePipeline: ServerStream<"executePipeline"> = (_context, { database }) => {
  parseDatabaseName(database);
  throw invalidArgument("ExecutePipeline requires the Database Edition to be `enterprise`.");
};

const UNARY: { readonly [Rpc in UnaryRpc]: Unary<Rpc> } = {
  getDocument,
  listDocuments,
  createDocument,
  updateDocument,
  deleteDocument,
  commit,
  batchWrite,
  beginTransaction,
  rollback,
  listCollectionIds,
  partitionQuery,
};

const SERVER_STREAM: { readonly [Rpc in ServerStreamRpc]: ServerStream<Rpc> } = {
  batchGetDocuments,
  runQuery,
  runAggregationQuery,
  executePipeline,
};

const BIDI: { readonly [Rpc in BidiRpc]: Bidi<Rpc> } = {
  listen: (context, access, peer, tokens) => new ListenStream(context, access, peer, tokens),
  write: (context, access, peer) => new WriteStream(context, access, peer),
};

/** What transports use. */
export type Service = Pick<FirestoreService, "unary" | "serverStream" | "open">;

/** Every RPC of google.firestore.v1.Firestore, independent of the transport. Throws StatusErrors. */
export class FirestoreService {
  readonly #context: OperationContext;
  readonly #open = new Map<
    Pick<StreamPeer<BidiRpc>, "fail">,
    Pick<StreamHandler<BidiRpc>, "close"> | undefined
  >();
  readonly #tokens = new ResumeTokens();

  constructor(context: OperationContext) {
    this.#context = context;
  }

  async unary<Rpc extends UnaryRpc>(
    rpc: Rpc,
    request: RequestOf<Rpc>,
    caller: Caller,
  ): Promise<ResponseOf<Rpc>> {
    return await UNARY[rpc](this.#context, request, caller);
  }

  /** Resolves when the request can no longer fail; responses may be generated lazily. */
  async serverStream<Rpc extends ServerStreamRpc>(
    rpc: Rpc,
    request: RequestOf<Rpc>,
    caller: Caller,
  ): Promise<Iterable<ResponseOf<Rpc>>> {
    return await SERVER_STREAM[rpc](this.#context, request, caller);
  }

  /** Opens a stream. With an invalid Authorization header it fails at once. */
  open<Rpc extends BidiRpc>(rpc: Rpc, caller: Caller, peer: StreamPeer<Rpc>): StreamHandler<Rpc> {
    try {
      const access = authenticate(caller);
      const tracked = this.#track(peer);
      const handler = BIDI[rpc](this.#context, access, tracked, this.#tokens);
      this.#open.set(tracked, handler);
      return handler;
    } catch (error) {
      peer.fail(error);
      return { receive() {}, close() {} };
    }
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
  #track<Rpc extends BidiRpc>(peer: StreamPeer<Rpc>): StreamPeer<Rpc> {
    const tracked: StreamPeer<Rpc> = {
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
