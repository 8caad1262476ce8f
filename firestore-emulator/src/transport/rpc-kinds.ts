import type { BidiRpc, ServerStreamRpc, UnaryRpc } from "../operations/rpc.ts";

const RPC_KINDS: {
  readonly [rpc in UnaryRpc]: "unary";
} & { readonly [rpc in ServerStreamRpc]: "serverStream" } & { readonly [rpc in BidiRpc]: "bidi" } = {
  GetDocument: "unary",
  ListDocuments: "unary",
  CreateDocument: "unary",
  UpdateDocument: "unary",
  DeleteDocument: "unary",
  Commit: "unary",
  BatchWrite: "unary",
  BeginTransaction: "unary",
  Rollback: "unary",
  ListCollectionIds: "unary",
  PartitionQuery: "unary",
  BatchGetDocuments: "serverStream",
  RunQuery: "serverStream",
  RunAggregationQuery: "serverStream",
  ExecutePipeline: "serverStream",
  Listen: "bidi",
  Write: "bidi",
};

const KINDS: ReadonlyMap<string, string> = new Map(Object.entries(RPC_KINDS));

export function isRpc(rpc: string): rpc is UnaryRpc | ServerStreamRpc | BidiRpc {
  return KINDS.has(rpc);
}

export function isUnary(rpc: string): rpc is UnaryRpc {
  return KINDS.get(rpc) === "unary";
}

export function isServerStream(rpc: string): rpc is ServerStreamRpc {
  return KINDS.get(rpc) === "serverStream";
}

export function isBidi(rpc: string): rpc is BidiRpc {
  return KINDS.get(rpc) === "bidi";
}
