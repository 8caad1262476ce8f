import * as z from "zod/mini";
import { type JsonAnswer, type LocalServer, serveJson } from "../local-server.ts";

const lookup = z.object({ localId: z.optional(z.array(z.string())), email: z.optional(z.array(z.string())) });

const changed = z.object({ localId: z.string() });

/**
 * Starts a stand-in for Auth, for tests without emulators: any id is an account with a confirmed address and a password, no e-mail address has
 * an account, and deletions and changes succeed. Other requests are answered 501, which fails the call.
 */
export function startAuthStandIn(): Promise<LocalServer> {
  return serveJson(respond);
}

function respond(url: string, body: string): JsonAnswer {
  if (url.endsWith("/accounts:delete")) return [200, {}];
  if (url.endsWith("/accounts:update")) return [200, changed.parse(JSON.parse(body))];
  if (!url.endsWith("/accounts:lookup")) return [501, { error: { message: "NOT_IMPLEMENTED" } }];
  const { localId = [] } = lookup.parse(JSON.parse(body));
  return [200, { users: localId.map(account) }];
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
