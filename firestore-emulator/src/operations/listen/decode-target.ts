import { create } from "@bufbuild/protobuf";
import { decodeQuery } from "../../codec/query.ts";
import { StructuredQuerySchema, type Target } from "../../generated/firestore_pb.js";
import { parseParentName } from "../../model/resource-name.ts";
import { StatusError } from "../../model/status.ts";
import { validateQuery } from "../../query/validate.ts";
import type { Database } from "../../state/database.ts";
import type { Snapshot } from "../../state/types.ts";
import type { Authorizer } from "../authorize.ts";
import { type OperationContext, pathReader } from "../context.ts";
import { DocumentsTarget, type ListenTarget, QueryTarget, WindowTarget } from "./listen-target.ts";

/** What a client asks to listen to. */
export interface RequestedTarget {
  readonly target: ListenTarget;
  /** Checks the access of the caller. @throws StatusError PERMISSION_DENIED */
  readonly authorize: (authorizer: Authorizer, now: Snapshot) => void;
}

/** Reads a target and checks that it is valid. @throws StatusError when it is not */
export function decodeTarget(
  context: OperationContext,
  database: Database,
  { targetType }: Target,
): RequestedTarget {
  if (targetType.case === "documents") {
    const paths = targetType.value.documents.map(pathReader(database));
    return {
      target: new DocumentsTarget(paths),
      authorize(authorizer, now) {
        for (const path of paths) authorizer.get(path, now.get(path));
      },
    };
  }
  const structured = targetType.value?.queryType.value ?? create(StructuredQuerySchema);
  if (structured.findNearest) {
    throw new StatusError("UNIMPLEMENTED", "find_nearest cannot be listened to.");
  }
  const query = decodeQuery(parseParentName(targetType.value?.parent ?? "").path, structured);
  validateQuery(query);
  return {
    target:
      query.limit === undefined && query.offset === 0 ? new QueryTarget(query) : new WindowTarget(query),
    authorize(authorizer) {
      authorizer.list(query);
      context.indexes.check(database, query);
    },
  };
}
