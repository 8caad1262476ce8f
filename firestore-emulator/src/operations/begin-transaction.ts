import { create } from "@bufbuild/protobuf";
import {
  type BeginTransactionRequest,
  type BeginTransactionResponse,
  BeginTransactionResponseSchema,
} from "../generated/firestore_pb.js";
import { parseDatabaseName } from "../model/resource-name.ts";
import { authenticate } from "./access.ts";
import { transactionMode } from "./consistency.ts";
import { databaseOf, type OperationContext } from "./context.ts";
import type { Caller } from "./rpc.ts";

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
