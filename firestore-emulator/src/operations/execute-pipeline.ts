import type { ExecutePipelineRequest } from "../generated/firestore_pb.js";
import { parseDatabaseName } from "../model/resource-name.ts";
import { StatusError } from "../model/status.ts";

/** Not supported by this database edition; the message is that of the official emulator. */
export function executePipeline(request: ExecutePipelineRequest): never {
  parseDatabaseName(request.database);
  throw new StatusError(
    "INVALID_ARGUMENT",
    "ExecutePipeline requires the Database Edition to be `enterprise`.",
  );
}
