import { create } from "@bufbuild/protobuf";
import { type Empty, EmptySchema } from "@bufbuild/protobuf/wkt";
import { decodePrecondition } from "../codec/write.ts";
import type { DeleteDocumentRequest } from "../generated/firestore_pb.js";
import { parseDocumentName } from "../model/resource-name.ts";
import { authenticate } from "./access.ts";
import { authorizerFor } from "./authorize.ts";
import { databaseOf, type OperationContext } from "./context.ts";
import type { Caller } from "./rpc.ts";

export async function deleteDocument(
  context: OperationContext,
  request: DeleteDocumentRequest,
  caller: Caller,
): Promise<Empty> {
  const name = parseDocumentName(request.name);
  const access = authenticate(caller);
  const database = databaseOf(context, name);
  const precondition = decodePrecondition(request.currentDocument);
  const { authorize } = authorizerFor(context, database, access);
  await database.commit([{ kind: "delete", path: name.path, precondition }], { authorize });
  return create(EmptySchema);
}
