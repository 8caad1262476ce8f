/**
 * What transports (gRPC, REST, WebChannel) and operations exchange. Messages have one shape for all three:
 * google.firestore.v1 messages as proto-loader makes them with
 * `{longs: String, enums: String, defaults: false, oneofs: false}` (int64 as decimal string, enum as name,
 * bytes as Buffer, Timestamp as `{seconds, nanos}`, wrappers as `{value}`).
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
  serverStream(rpc: ServerStreamRpc, request: Message, caller: Caller): Promise<readonly Message[]>;
  open(rpc: BidiRpc, caller: Caller, peer: StreamPeer): StreamHandler;
}
