import { createServer, type IncomingMessage, type Server } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Answer } from "../http/serve.ts";

/** An API that is served over HTTP. */
export interface ServedApi {
  readonly port: number;
  close(): Promise<void>;
}

/** Serves an API on this machine with Node's own server, without the runtime of Cloud Functions around it. */
export async function serveApi(answerTo: Answer): Promise<ServedApi> {
  const server = createServer((request, response) => {
    buffer(request)
      .then((body) => answerTo(toApiRequest(request, body)))
      .then((answer) => {
        const text = "text" in answer ? answer.text : JSON.stringify(answer.envelope);
        response
          .writeHead(answer.status, { ...answer.headers, "Content-Type": "application/json" })
          .end(text);
      })
      .catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  // Longer than callers keep idle connections, so that they close first.
  server.keepAliveTimeout = 60_000;
  return {
    port: await listen(server),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function toApiRequest(request: IncomingMessage, body: Uint8Array): Parameters<Answer>[0] {
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

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      if (typeof address === "object" && address !== null) resolve(address.port);
      else reject(new Error("The server has no port."));
    });
  });
}
