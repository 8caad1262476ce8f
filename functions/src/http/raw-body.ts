import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage, ServerResponse } from "node:http";

/**
 * The most bytes of a body that are read. The runtime keeps a body whole before our code sees it, and Cloud Run lets 32 MiB through:
 * eight such requests would be more than an instance's memory. Operations have smaller limits of their own.
 */
export const MAX_READ_BYTES = 2 ** 20;

/** Content types of requests whose body the runtime must not parse. */
const contentTypes = new WeakMap<object, string>();

/**
 * Keeps the runtime of Cloud Functions from parsing JSON, from now on: it would answer malformed JSON itself, with a page of
 * HTML, and log a part of it. It hands over a body of any other type as it was sent. A body longer than {@link MAX_READ_BYTES} is
 * answered with 413 and not kept.
 */
export function keepBodiesRaw(): void {
  subscribe("http.server.request.start", (message) => {
    if (typeof message !== "object" || message === null) return;
    if (!("request" in message && "response" in message)) return;
    const { request, response } = message;
    if (!(request instanceof IncomingMessage && response instanceof ServerResponse)) return;
    limitBody(request, response);
    // The runtime would inflate a body to as much as a thousand times its length. As it was sent, it is no JSON and refused.
    delete request.headers["content-encoding"];
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

function limitBody(request: IncomingMessage, response: ServerResponse): void {
  const push = request.push.bind(request);
  let received = 0;
  // The parser of HTTP hands over each part of a body here. A declared length alone would not do: a body in chunks has none.
  request.push = (part: unknown, encoding) => {
    received += part instanceof Uint8Array ? part.length : 0;
    if (received <= MAX_READ_BYTES) return push(part, encoding);
    // The rest is read and dropped, and the answer waits for its end: who still sends when a connection is closed loses the answer.
    if (part === null) {
      // The runtime still waits for the body: this ends its wait.
      response.once("finish", () => request.destroy());
      response.writeHead(413, { Connection: "close" }).end();
    }
    return true;
  };
}
