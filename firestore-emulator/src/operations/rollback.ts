import { create } from "@bufbuild/protobuf";
import { type Empty, EmptySchema } from "@bufbuild/protobuf/wkt";
import type { RollbackRequest } from "../generated/firestore_pb.js";
import { parseDatabaseName } from "../model/resource-name.ts";
import { authenticate } from "./access.ts";
import { databaseOf, type OperationContext } from "./context.ts";
import type { Caller } from "./rpc.ts";

export function rollback(context: OperationContext, request: RollbackRequest, caller: Caller): Empty {
  const name = parseDatabaseName(request.database);
  authenticate(caller);
  databaseOf(context, name).rollback(request.transaction);
  return create(EmptySchema);
}
