import { create } from "@bufbuild/protobuf";
import { ListCollectionIdsResponseSchema } from "../generated/firestore_pb.js";
import { parseParentName } from "../model/resource-name.ts";
import { invalidArgument } from "../model/status.ts";
import { authenticate, requireAdmin } from "./access.ts";
import { databaseOf, type Unary } from "./context.ts";
import { decodePageToken, encodePageToken } from "./page-token.ts";

export const listCollectionIds: Unary<"listCollectionIds"> = (context, request, caller) => {
  const parent = parseParentName(request.parent);
  const access = authenticate(caller);
  const { pageSize } = request;
  if (pageSize < 0) throw invalidArgument("page_size must be greater than or equal to zero.");
  requireAdmin(access, "Metadata operations require admin authentication.");
  const all = databaseOf(context, parent).collectionIds(parent.path);
  const last = decodePageToken(request.pageToken);
  const rest = last === undefined ? all : all.slice(all.indexOf(String(last)) + 1);
  const page = pageSize === 0 ? rest : rest.slice(0, pageSize);
  return create(ListCollectionIdsResponseSchema, {
    collectionIds: page,
    nextPageToken: pageSize > 0 && page.length === pageSize ? encodePageToken(page.at(-1)) : "",
  });
};
