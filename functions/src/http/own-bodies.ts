import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { MAX_BODY_BYTES } from "./read-body.ts";

/**
 * Keeps the runtime from reading the bodies of this process's requests. It would parse JSON before any function is
 * asked, answer what is broken with an HTML page and a stack trace, and read up to a gigabyte of what we refuse at a few
 * kilobytes; it has no place for an error handler of ours
 * (https://github.com/GoogleCloudPlatform/functions-framework-nodejs/issues/686). The functions framework and the
 * Functions emulator both parse with body-parser, which leaves a request alone whose headers tell of no body; Node says
 * that a request has come before it hands the request on. Should Node no longer say so, the runtime reads as ever, and
 * {@link bodyOf} takes what it read.
 */
export function leaveBodiesUnread(): void {
  subscribe("http.server.request.start", (message) => {
    if (typeof message !== "object" || message === null || !("request" in message)) return;
    const { request } = message;
    if (!(request instanceof IncomingMessage)) return;
    delete request.headers["content-length"];
    delete request.headers["transfer-encoding"];
  });
}

/**
 * A request's body as it came. Of one that is too long only as much is kept as shows it, while the rest is let pass: a
 * caller who is still sending would not read the answer. Rejects where the caller hangs up.
 */
export async function bodyOf(request: Readable & { readonly rawBody?: Uint8Array }): Promise<Uint8Array> {
  if (request.rawBody !== undefined) return request.rawBody;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError("a request's body is bytes");
    if (length > MAX_BODY_BYTES) continue;
    chunks.push(chunk);
    length += chunk.byteLength;
  }
  return Buffer.concat(chunks);
}
