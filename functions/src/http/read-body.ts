import type * as z from "zod/mini";
import { invalidArgument } from "../app-error.ts";
import { parseWith } from "../problem.ts";
import type { ApiRequest } from "./message.ts";

/** Longest body in bytes; the largest real one, a whole assessment, has about 2,000. */
export const MAX_BODY_BYTES = 64 * 1024;

/** Deepest nesting of arrays and objects; a page's saved values stay far below. */
const MAX_DEPTH = 40;

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

/** Reads the JSON body; one that is not JSON, too long, or says what we cannot keep is `invalid-argument`. */
export function readJson(request: Pick<ApiRequest, "header" | "body">): unknown {
  if (!JSON_TYPE.test(request.header("Content-Type") ?? "")) {
    throw invalidArgument("Content-Type", "must be application/json");
  }
  if (request.body.byteLength > MAX_BODY_BYTES) {
    throw invalidArgument("body", `must be at most ${MAX_BODY_BYTES} bytes`);
  }
  const body = parseJson(request.body);
  checkParts(body);
  return body;
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw invalidArgument("body", "must be JSON in UTF-8");
  }
}

/**
 * Refuses what JSON can say and we cannot keep: half of a surrogate pair, which UTF-8 and so Firestore cannot hold,
 * and nesting so deep that a schema which follows it would run out of stack.
 */
function checkParts(body: unknown): void {
  const waiting: { readonly value: unknown; readonly depth: number }[] = [{ value: body, depth: 0 }];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    const { value, depth } = part;
    if (typeof value === "string") {
      checkCharacters(value);
    } else if (typeof value === "object" && value !== null) {
      if (depth >= MAX_DEPTH) throw invalidArgument("body", `must be nested at most ${MAX_DEPTH} deep`);
      for (const [key, inner] of Object.entries(value)) {
        checkCharacters(key);
        waiting.push({ value: inner, depth: depth + 1 });
      }
    }
  }
}

function checkCharacters(text: string): void {
  if (!text.isWellFormed()) throw invalidArgument("body", "must not contain half a character");
}
