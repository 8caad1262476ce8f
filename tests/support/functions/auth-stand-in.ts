import { createServer, type Server } from "node:http";
import * as z from "zod/mini";

const lookup = z.object({ localId: z.optional(z.array(z.string())), email: z.optional(z.array(z.string())) });

const changed = z.object({ localId: z.string() });

/** `host` is host:port. */
export interface AuthStandIn {
  readonly host: string;
  close(): Promise<void>;
}

/**
 * Starts a stand-in for Auth, for tests without emulators: any id is an account with a confirmed address and a password, no e-mail address has
 * an account, and deletions and changes succeed. Other requests are answered 501, which fails the call.
 */
export async function startAuthStandIn(): Promise<AuthStandIn> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const answer = respond(request.url ?? "", Buffer.concat(chunks).toString());
      response.writeHead(answer === undefined ? 501 : 200, { "Content-Type": "application/json" });
      response.end(JSON.stringify(answer ?? { error: { message: "NOT_IMPLEMENTED" } }));
    });
  });
  const port = await listen(server);
  return {
    host: `127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function respond(url: string, body: string): unknown {
  if (url.endsWith("/accounts:delete")) return {};
  if (url.endsWith("/accounts:update")) return changed.parse(JSON.parse(body));
  if (!url.endsWith("/accounts:lookup")) return undefined;
  const { localId = [] } = lookup.parse(JSON.parse(body));
  return { users: localId.map(account) };
}

function account(localId: string) {
  const email = `${localId}@example.com`;
  const customAttributes = JSON.stringify({ firstEmail: email });
  return {
    localId,
    email,
    emailVerified: true,
    customAttributes,
    providerUserInfo: [{ providerId: "password", email, rawId: email }],
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
