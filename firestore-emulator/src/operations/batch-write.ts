import { create } from "@bufbuild/protobuf";
import { decodeWrite, encodeWriteResult } from "../codec/write.ts";
import { BatchWriteResponseSchema, type WriteResult, WriteResultSchema } from "../generated/firestore_pb.js";
import { type Status, StatusSchema } from "../generated/status_pb.js";
import { parseDatabaseName } from "../model/resource-name.ts";
import { invalidArgument, STATUS_CODES, StatusError } from "../model/status.ts";
import type { Write } from "../model/write.ts";
import type { Database } from "../state/database.ts";
import { validateWrites } from "../state/validate-writes.ts";
import { authenticate, requireAdmin } from "./access.ts";
import { databaseOf, pathReader, type Unary } from "./context.ts";

/**
 * Applies each write in a separate commit; failures are reported in its status. Nothing is written when a write is
 * invalid in any state of the database.
 */
export const batchWrite: Unary<"batchWrite"> = async (context, request, caller) => {
  const name = parseDatabaseName(request.database);
  const access = authenticate(caller);
  const database = databaseOf(context, name);
  const pathOf = pathReader(database);
  const writes = request.writes.map((write) => decodeWrite(write, pathOf));
  if (new Set(writes.map((write) => write.path)).size < writes.length) {
    const message = "the same document cannot be written more than once in a single request";
    throw invalidArgument(message);
  }
  validateWrites(writes);
  requireAdmin(access, "Batch writes require admin authentication.");
  const outcomes = await Promise.all(writes.map((write) => apply(database, write)));
  return create(BatchWriteResponseSchema, {
    writeResults: outcomes.map(({ result }) => result),
    status: outcomes.map(({ status }) => status),
  });
};

async function apply(database: Database, write: Write): Promise<{ result: WriteResult; status: Status }> {
  try {
    const { writeResults } = await database.commit([write], {});
    const [result] = writeResults;
    return {
      result: result ? encodeWriteResult(result) : create(WriteResultSchema),
      status: create(StatusSchema),
    };
  } catch (error) {
    if (!(error instanceof StatusError)) throw error;
    return {
      result: create(WriteResultSchema),
      status: create(StatusSchema, { code: STATUS_CODES[error.code], message: error.message }),
    };
  }
}
