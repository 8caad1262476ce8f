import { type Message, stringOf } from "../codec/message.ts";
import { parseDatabaseName } from "../model/resource-name.ts";
import { StatusError } from "../model/status.ts";

/** Pipelines belong to another edition of Firestore; the official emulator refuses them with this text. */
export function executePipeline(request: Message): never {
  parseDatabaseName(stringOf(request, "database"));
  throw new StatusError(
    "INVALID_ARGUMENT",
    "ExecutePipeline requires the Database Edition to be `enterprise`.",
  );
}
