import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";
import { MAX_BODY_BYTES } from "@mindle/domain/api/operation";
import { composed } from "@mindle/domain/text/json";
import type * as z from "zod/mini";
import { invalidArgument } from "../app-error.ts";
import { parseWith } from "../problem.ts";
import type { ApiRequest } from "./message.ts";

/** Maximum nesting of arrays and objects; the saved values of a page stay far below. */
const MAX_DEPTH = 40;

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/** Parses the JSON body with a schema; the first problem is thrown as `invalid-argument` with its path. */
export function readBody<Schema extends z.ZodMiniType>(
  schema: Schema,
  request: ApiRequest,
  maxBytes = MAX_BODY_BYTES,
): z.output<Schema> {
  const parsed = parseWith(schema, readJson(request, maxBytes));
  if (parsed.ok) return parsed.value;
  const { path, text } = parsed.problem;
  throw invalidArgument(path === "" ? "body" : path, text);
}

/** Parses the JSON body. Invalid JSON, or JSON that is too long or cannot be stored, is `invalid-argument`. */
export function readJson(request: Pick<ApiRequest, "header" | "body">, maxBytes = MAX_BODY_BYTES): unknown {
  if (!JSON_TYPE.test(request.header("Content-Type") ?? "")) {
    throw invalidArgument("Content-Type", "must be application/json");
  }
  if (request.body.byteLength > maxBytes) {
    throw invalidArgument("body", `must be at most ${maxBytes} bytes`);
  }
  const body = decodeJson(request.body);
  checkJson(body);
  return body;
}

function decodeJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes), composed);
  } catch {
    throw invalidArgument("body", "must be JSON in UTF-8");
  }
}

/**
 * Refuses valid JSON that cannot be processed: a lone surrogate, which UTF-8 and so Firestore cannot store, and nesting
 * so deep that a recursive schema would overflow the stack.
 */
function checkJson(body: unknown): void {
  const pending: { readonly value: unknown; readonly depth: number }[] = [{ value: body, depth: 0 }];
  for (let part = pending.pop(); part !== undefined; part = pending.pop()) {
    const { value, depth } = part;
    if (typeof value === "string") {
      checkWellFormed(value);
    } else if (typeof value === "object" && value !== null) {
      if (depth >= MAX_DEPTH) throw invalidArgument("body", `must be nested at most ${MAX_DEPTH} deep`);
      for (const [key, inner] of Object.entries(value)) {
        checkWellFormed(key);
        // Some code would set the prototype instead of the field, and some schemas pass over it.
        if (key === "__proto__") throw invalidArgument("body", 'must not have a field "__proto__"');
        pending.push({ value: inner, depth: depth + 1 });
      }
    }
  }
}

function checkWellFormed(text: string): void {
  if (!text.isWellFormed()) throw invalidArgument("body", "must not contain a lone surrogate");
}

/** The most bytes of a body that are kept: more than any operation takes. Cloud Run lets 32 MiB through. */
export const MAX_READ_BYTES = 2 ** 20;

/**
 * Keeps the runtime of Cloud Functions from reading bodies, from now on: it would keep each one whole, inflate it, and answer malformed
 * JSON itself, with a page of HTML, and log a part of it. It looks for a body where a header announces one; `readBytes` reads without.
 */
export function disableBodyParsing(): void {
  subscribe("http.server.request.start", (message) => {
    if (typeof message !== "object" || message === null || !("request" in message)) return;
    const { request } = message;
    if (!(request instanceof IncomingMessage)) return;
    delete request.headers["content-length"];
    delete request.headers["transfer-encoding"];
  });
}

/** Reads a body. Of one that is longer than {@link MAX_READ_BYTES} it gives as many bytes, which every operation refuses. */
export async function readBytes(request: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let left = MAX_READ_BYTES;
  try {
    for await (const part of request) {
      // The rest is received and dropped: a sender loses the answer to a connection that is closed before.
      if (left === 0) continue;
      const kept = part.subarray(0, left);
      left -= kept.length;
      parts.push(kept);
    }
  } catch {
    // The sender has gone: nobody gets the answer.
    return new Uint8Array();
  }
  return Buffer.concat(parts);
}
