import type { Message } from "../codec/message.ts";

export type UnaryRpc =
  | "GetDocument"
  | "ListDocuments"
  | "CreateDocument"
  | "UpdateDocument"
  | "DeleteDocument"
  | "Commit"
  | "BatchWrite"
  | "BeginTransaction"
  | "Rollback"
  | "ListCollectionIds"
  | "PartitionQuery";

export type ServerStreamRpc = "BatchGetDocuments" | "RunQuery" | "RunAggregationQuery" | "ExecutePipeline";

export type BidiRpc = "Listen" | "Write";

/** The Authorization header of a request. Operations evaluate it after parsing the resource name. */
export interface Caller {
  readonly authorization: string | undefined;
}

/** Sends the responses of a Listen or Write stream. Not to be used after `fail` or `end`. */
export interface StreamPeer {
  send(message: Message): void;
  /** Ends the stream with an error; a StatusError keeps its code, other errors are INTERNAL. */
  fail(error: unknown): void;
  end(): void;
}

/** Receives the requests of a Listen or Write stream. */
export interface StreamHandler {
  receive(message: Message): void;
  /** The client closed the stream or disconnected: release its resources. */
  close(): void;
}

/** Every RPC of google.firestore.v1.Firestore, independent of the transport. Throws StatusErrors. */
export interface Service {
  unary(rpc: UnaryRpc, request: Message, caller: Caller): Promise<Message>;
  /** Resolves when the request can no longer fail; responses may be generated lazily. */
  serverStream(rpc: ServerStreamRpc, request: Message, caller: Caller): Promise<Iterable<Message>>;
  open(rpc: BidiRpc, caller: Caller, peer: StreamPeer): StreamHandler;
}
