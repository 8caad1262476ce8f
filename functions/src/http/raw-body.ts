import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";

/**
 * The most bytes of a body that are read: more than any operation takes. The runtime keeps a body whole before our code sees it, and
 * Cloud Run lets 32 MiB through: eight such requests would be more than an instance's memory.
 */
export const MAX_READ_BYTES = 2 ** 20;

/** Content types of requests whose body the runtime must not parse. */
const contentTypes = new WeakMap<object, string | undefined>();

/**
 * Keeps the runtime of Cloud Functions from parsing JSON, from now on: it would answer malformed JSON itself, with a page of
 * HTML, and log a part of it. It hands over a body of any other type as it was sent. Of a body longer than {@link MAX_READ_BYTES} it
 * gets as many bytes, which every operation refuses.
 */
export function disableBodyParsing(): void {
  subscribe("http.server.request.start", (message) => {
    if (typeof message !== "object" || message === null || !("request" in message)) return;
    const { request } = message;
    if (!(request instanceof IncomingMessage)) return;
    limitBody(request);
    // The runtime would inflate a body to as much as a thousand times its length. As it was sent, it is no JSON and refused.
    delete request.headers["content-encoding"];
    contentTypes.set(request, request.headers["content-type"]);
    // Without a type it would not read the body, and answer while it is still being sent.
    request.headers["content-type"] = "application/octet-stream";
  });
}

/** Gives a request the content type back with which it was sent. */
export function restoreContentType(request: IncomingMessage): void {
  if (!contentTypes.has(request)) return;
  const type = contentTypes.get(request);
  if (type === undefined) delete request.headers["content-type"];
  else request.headers["content-type"] = type;
}

function limitBody(request: IncomingMessage): void {
  const { headers } = request;
  // The runtime compares it with what it gets.
  if (Number(headers["content-length"]) > MAX_READ_BYTES) headers["content-length"] = String(MAX_READ_BYTES);
  const push = request.push.bind(request);
  let left = MAX_READ_BYTES;
  // The parser of HTTP hands over each part of a body here. A declared length alone would not do: a body in chunks has none.
  request.push = (part: unknown, encoding) => {
    if (!(part instanceof Uint8Array)) return push(part, encoding);
    const kept = part.subarray(0, left);
    left -= kept.length;
    // The rest is received and dropped: a sender loses the answer to a connection that is closed before.
    return kept.length === 0 || push(kept, encoding);
  };
}
