import { documentName, encodeMasked } from "../codec/document.ts";
import { decodeMask } from "../codec/write.ts";
import type { Document, GetDocumentRequest } from "../generated/firestore_pb.js";
import { parseDocumentName } from "../model/resource-name.ts";
import { StatusError } from "../model/status.ts";
import { authenticate } from "./access.ts";
import { authorizerFor } from "./authorize.ts";
import { readDocumentsWith } from "./consistency.ts";
import { databaseOf, type OperationContext } from "./context.ts";
import type { Caller } from "./rpc.ts";

export async function getDocument(
  context: OperationContext,
  request: GetDocumentRequest,
  caller: Caller,
): Promise<Document> {
  const name = parseDocumentName(request.name);
  const access = authenticate(caller);
  const mask = decodeMask(request.mask);
  const database = databaseOf(context, name);
  const document = await readDocumentsWith(
    database,
    request.consistencySelector,
    [name.path],
    ({ consistency }) => database.read(consistency).get(name.path),
  );
  authorizerFor(context, database, access).get(name.path, document);
  if (!document)
    throw new StatusError("NOT_FOUND", `Document (${documentName(database, name.path)}) not found.`);
  return encodeMasked(database, document, mask);
}
