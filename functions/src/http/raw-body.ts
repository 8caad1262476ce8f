import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";

/** Content types of requests whose body the runtime must not parse. */
const contentTypes = new WeakMap<object, string>();

/**
 * Keeps the runtime of Cloud Functions from parsing JSON, from now on: it would answer malformed JSON itself, with a page of
 * HTML, and log a part of it. It hands over a body of any other type as it was sent.
 */
export function keepBodiesRaw(): void {
  subscribe("http.server.request.start", (message) => {
    if (typeof message !== "object" || message === null || !("request" in message)) return;
    const { request } = message;
    if (!(request instanceof IncomingMessage)) return;
    const type = request.headers["content-type"];
    if (type === undefined) return;
    contentTypes.set(request, type);
    request.headers["content-type"] = "application/octet-stream";
  });
}

/** Gives a request the content type back with which it was sent. */
export function restoreContentType(request: IncomingMessage): void {
  const type = contentTypes.get(request);
  if (type !== undefined) request.headers["content-type"] = type;
}
