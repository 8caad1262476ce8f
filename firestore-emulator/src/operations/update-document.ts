import { encodeMasked } from "../codec/document.ts";
import { decodeFields } from "../codec/value.ts";
import { decodeMask, decodePrecondition } from "../codec/write.ts";
import type { Document, UpdateDocumentRequest } from "../generated/firestore_pb.js";
import { parseDocumentName } from "../model/resource-name.ts";
import { authenticate } from "./access.ts";
import { databaseOf, type OperationContext } from "./context.ts";
import type { Caller } from "./rpc.ts";
import { writeDocument } from "./write-document.ts";

export async function updateDocument(
  context: OperationContext,
  request: UpdateDocumentRequest,
  caller: Caller,
): Promise<Document> {
  const { document } = request;
  const name = parseDocumentName(document?.name ?? "");
  const access = authenticate(caller);
  const database = databaseOf(context, name);
  const mask = decodeMask(request.mask);
  const fields = decodeFields(document);
  const stored = await writeDocument(context, database, access, {
    kind: "update",
    path: name.path,
    fields,
    precondition: decodePrecondition(request.currentDocument),
    mask: decodeMask(request.updateMask),
    transforms: [],
  });
  return encodeMasked(database, stored, mask);
}
