import { create } from "@bufbuild/protobuf";
import { type Empty, EmptySchema } from "@bufbuild/protobuf/wkt";
import { timestampOf } from "../codec/value.ts";
import { decodeWrite, encodeWriteResult } from "../codec/write.ts";
import {
  type BeginTransactionRequest,
  type BeginTransactionResponse,
  BeginTransactionResponseSchema,
  type CommitRequest,
  type CommitResponse,
  CommitResponseSchema,
  type RollbackRequest,
} from "../generated/firestore_pb.js";
import { parseDatabaseName } from "../model/resource-name.ts";
import { authenticate } from "./access.ts";
import { authorizerFor } from "./authorize.ts";
import { transactionId, transactionMode } from "./consistency.ts";
import { databaseOf, type OperationContext, pathReader } from "./context.ts";
import type { Caller } from "./rpc.ts";

// BeginTransaction, Commit and Rollback.

export function beginTransaction(
  context: OperationContext,
  request: BeginTransactionRequest,
  caller: Caller,
): BeginTransactionResponse {
  const name = parseDatabaseName(request.database);
  authenticate(caller);
  const transaction = databaseOf(context, name).beginTransaction(transactionMode(request.options));
  return create(BeginTransactionResponseSchema, { transaction });
}

/** Atomic. An empty commit ends its transaction and returns an empty response. */
export async function commit(
  context: OperationContext,
  request: CommitRequest,
  caller: Caller,
): Promise<CommitResponse> {
  const name = parseDatabaseName(request.database);
  const access = authenticate(caller);
  const database = databaseOf(context, name);
  const pathOf = pathReader(database);
  const writes = request.writes.map((write) => decodeWrite(write, pathOf));
  const transaction = transactionId(request.transaction);
  const { authorize } = authorizerFor(context, database, access);
  const result = await database.commit(writes, { transaction, authorize });
  if (writes.length === 0) return create(CommitResponseSchema);
  return create(CommitResponseSchema, {
    writeResults: result.writeResults.map(encodeWriteResult),
    commitTime: timestampOf(result.commitTime),
  });
}

export function rollback(context: OperationContext, request: RollbackRequest, caller: Caller): Empty {
  const name = parseDatabaseName(request.database);
  authenticate(caller);
  databaseOf(context, name).rollback(request.transaction);
  return create(EmptySchema);
}
