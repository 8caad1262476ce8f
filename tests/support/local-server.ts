import { once } from "node:events";
import { createServer, type Server as HttpServer } from "node:http";
import type { Server } from "node:net";
import { text } from "node:stream/consumers";

/** Listens on a free port of this machine. Resolves to the port. */
export async function listenLocally(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  return address.port;
}

/** Ends a server with its connections. */
export async function closeServer(server: HttpServer): Promise<void> {
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  await closed;
}

/** `host` is host:port. */
export interface LocalServer {
  readonly host: string;
  close(): Promise<void>;
}

/** The status of an answer and its JSON. */
export type JsonAnswer = readonly [status: number, json: unknown];

/** Serves JSON on a free port. */
export async function serveJson(
  answer: (url: string, body: string) => JsonAnswer | Promise<JsonAnswer>,
): Promise<LocalServer> {
  const server = createServer(async (request, response) => {
    const [status, json] = await answer(request.url ?? "", await text(request));
    response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "max-age=3600" });
    response.end(JSON.stringify(json));
  });
  const port = await listenLocally(server);
  return { host: `127.0.0.1:${port}`, close: () => closeServer(server) };
}
