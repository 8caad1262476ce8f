/**
 * What transports (gRPC, REST, WebChannel) and operations exchange. Messages have one shape for all three:
 * google.firestore.v1 messages as objects with camelCase names. Unset fields are absent, int64 is a decimal string
 * (in requests also a number where it is exact), an enum its name, bytes a Buffer, a Timestamp `{seconds, nanos}`,
 * a wrapper `{value}`. Where a response holds a Document, a DocumentMessage may stand for it.
 */
export type Message = Readonly<Record<string, unknown>>;

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

/** Who calls: the Authorization header as it came. Operations classify it after parsing the resource name. */
export interface Caller {
  readonly authorization: string | undefined;
}

/** The server's end of a Listen or Write stream. After `fail` or `end` nothing more may be sent. */
export interface StreamPeer {
  send(message: Message): void;
  /** Ends the stream with an error; a StatusError keeps its code, anything else is INTERNAL. */
  fail(error: unknown): void;
  end(): void;
}

/** What a stream does with what its client sends. */
export interface StreamHandler {
  receive(message: Message): void;
  /** The client closed or vanished: free everything held for it. */
  close(): void;
}

/** Every RPC of google.firestore.v1.Firestore, independent of how it arrived. Refusals are StatusErrors. */
export interface Service {
  unary(rpc: UnaryRpc, request: Message, caller: Caller): Promise<Message>;
  /** Resolves once nothing can be refused any more; the responses may be made while they are taken. */
  serverStream(rpc: ServerStreamRpc, request: Message, caller: Caller): Promise<Iterable<Message>>;
  open(rpc: BidiRpc, caller: Caller, peer: StreamPeer): StreamHandler;
}
