import type { StoredDocument } from "../model/document.ts";
import { StatusError } from "../model/status.ts";
import type { Write } from "../model/write.ts";
import type { Database, PendingCommit } from "../state/types.ts";
import type { Access } from "./access.ts";
import { authorizerFor } from "./authorize.ts";
import type { OperationContext } from "./context.ts";

/** Commits one write and returns the document after the commit. */
export async function writeDocument(
  context: OperationContext,
  database: Database,
  access: Access,
  write: Write & { readonly kind: "update" },
): Promise<StoredDocument> {
  const { authorize } = authorizerFor(context, database, access);
  const result = await database.commit([write], {
    authorize: (pending: PendingCommit) => authorize?.(pending),
  });
  const document = database.read({ kind: "readTime", readTime: result.commitTime }).get(write.path);
  if (!document) throw new StatusError("ABORTED", "The document was deleted by a later commit.");
  return document;
}
