import { create } from "@bufbuild/protobuf";
import { EmptySchema } from "@bufbuild/protobuf/wkt";
import { timestampOf } from "../codec/value.ts";
import { decodeWrite, encodeWriteResult } from "../codec/write.ts";
import { BeginTransactionResponseSchema, CommitResponseSchema } from "../generated/firestore_pb.js";
import { parseDatabaseName } from "../model/resource-name.ts";
import { authenticate } from "./access.ts";
import { authorizerFor } from "./authorize.ts";
import { transactionId, transactionMode } from "./consistency.ts";
import { databaseOf, pathReader, type Unary } from "./context.ts";

// BeginTransaction, Commit and Rollback.

export const beginTransaction: Unary<"beginTransaction"> = (context, request, caller) => {
  const name = parseDatabaseName(request.database);
  authenticate(caller);
  const transaction = databaseOf(context, name).beginTransaction(transactionMode(request.options));
  return create(BeginTransactionResponseSchema, { transaction });
};

/** Atomic. An empty commit ends its transaction and returns an empty response. */
export const commit: Unary<"commit"> = async (context, request, caller) => {
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
};

export const rollback: Unary<"rollback"> = (context, request, caller) => {
  const name = parseDatabaseName(request.database);
  authenticate(caller);
  databaseOf(context, name).rollback(request.transaction);
  return create(EmptySchema);
};
