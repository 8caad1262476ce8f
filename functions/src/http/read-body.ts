import type * as z from "zod/mini";
import { AppError, invalidArgument } from "../app-error.ts";
import { parseWith } from "../problem.ts";
import type { ApiRequest } from "./message.ts";

/** Longest body in bytes; the largest real one, a whole assessment, has about 2,000. */
export const MAX_BODY_BYTES = 64 * 1024;

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/** Reads the JSON body and parses it with the operation's schema; the first problem is thrown, named by its path. */
export function readBody<Schema extends z.ZodMiniType>(
  schema: Schema,
  request: ApiRequest,
): z.output<Schema> {
  const parsed = parseWith(schema, readJson(request));
  if (parsed.ok) return parsed.value;
  const { path, text } = parsed.problem;
  throw invalidArgument(path === "" ? "body" : path, text);
}

function readJson(request: ApiRequest): unknown {
  if (!JSON_TYPE.test(request.header("Content-Type") ?? "")) {
    throw invalidArgument("Content-Type", "must be application/json");
  }
  if (request.body.byteLength > MAX_BODY_BYTES) {
    throw invalidArgument("body", `must be at most ${MAX_BODY_BYTES} bytes`);
  }
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(request.body), refuseHalfCharacters);
  } catch (error) {
    throw error instanceof AppError ? error : invalidArgument("body", "must be JSON in UTF-8");
  }
}

/** JSON may escape half of a surrogate pair, which UTF-8 and so Firestore cannot hold. */
function refuseHalfCharacters(key: string, value: unknown): unknown {
  if (!key.isWellFormed() || (typeof value === "string" && !value.isWellFormed())) {
    throw invalidArgument("body", "must not contain half a character");
  }
  return value;
}
