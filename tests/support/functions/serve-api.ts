import { createServer, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import type { RequestHandler } from "../../../functions/src/http/serve.ts";
import { closeServer, listenLocally } from "../local-server.ts";

export interface ServedApi {
  readonly port: number;
  close(): Promise<void>;
}

/** Serves an API with Node's HTTP server, without the runtime of Cloud Functions. */
export async function serveApi(handle: RequestHandler): Promise<ServedApi> {
  const server = createServer((request, response) => {
    buffer(request)
      .then((body) => handle(toApiRequest(request, body)))
      .then((answer) => {
        const text = "text" in answer ? answer.text : JSON.stringify(answer.envelope);
        response
          .writeHead(answer.status, { ...answer.headers, "Content-Type": "application/json" })
          .end(text);
      })
      .catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  // Longer than the clients' timeout, so that the clients close idle connections first.
  server.keepAliveTimeout = 60_000;
  return { port: await listenLocally(server), close: () => closeServer(server) };
}

function toApiRequest(request: IncomingMessage, body: Uint8Array): Parameters<RequestHandler>[0] {
  return {
    method: request.method ?? "",
    path: new URL(request.url ?? "", "http://localhost").pathname,
    header: (name) => {
      const value = request.headers[name.toLowerCase()];
      return Array.isArray(value) ? value.join(", ") : value;
    },
    body,
  };
}
