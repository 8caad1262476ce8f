import { create } from "@bufbuild/protobuf";
import { encodeMasked } from "../codec/document.ts";
import { timestampOf } from "../codec/value.ts";
import { decodeMask } from "../codec/write.ts";
import { BatchGetDocumentsResponseSchema } from "../generated/firestore_pb.js";
import { formatDocumentName, parseDatabaseName } from "../model/resource-name.ts";
import { authenticate } from "./access.ts";
import { authorizerFor } from "./authorize.ts";
import { readWith } from "./consistency.ts";
import { databaseOf, pathReader, type ServerStream } from "./context.ts";

export const batchGetDocuments: ServerStream<"batchGetDocuments"> = async (context, request, caller) => {
  const name = parseDatabaseName(request.database);
  const access = authenticate(caller);
  const database = databaseOf(context, name);
  const paths = request.documents.map(pathReader(database));
  const mask = decodeMask(request.mask);
  const authorizer = authorizerFor(context, database, access);
  const selector = request.consistencySelector;
  return await readWith(database, selector, paths, ({ consistency, newTransaction }) => {
    const snapshot = database.read(consistency);
    const readTime = timestampOf(snapshot.readTime);
    const responses = paths.map((path) => {
      const document = snapshot.get(path);
      authorizer.get(path, document);
      return create(BatchGetDocumentsResponseSchema, {
        result: document
          ? { case: "found", value: encodeMasked(database, document, mask) }
          : { case: "missing", value: formatDocumentName(database, path) },
        readTime,
      });
    });
    if (!newTransaction) return responses;
    return [create(BatchGetDocumentsResponseSchema, { transaction: newTransaction }), ...responses];
  });
};
