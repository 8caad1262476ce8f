import { createServer } from "node:http";
import * as z from "zod/mini";
import { Dead, type Life } from "./life.ts";

/** An account of Auth. */
export interface MortalAccount {
  readonly email: string;
  readonly emailVerified: boolean;
  /** JSON of the custom claims. */
  readonly customAttributes?: string | undefined;
  readonly providers: readonly string[];
  /** Seconds since the epoch: sessions that began before are revoked. */
  readonly validSince?: string | undefined;
  /** Milliseconds since the epoch. */
  readonly lastLoginAt: number;
}

export interface MortalAuth {
  /** host:port */
  readonly host: string;
  /** By the user's id; to be changed by tests as well. */
  readonly accounts: Map<string, MortalAccount>;
  close(): Promise<void>;
}

const lookup = z.object({ localId: z.optional(z.array(z.string())), email: z.optional(z.array(z.string())) });
const deletion = z.object({ localId: z.string() });
const update = z.object({
  localId: z.string(),
  email: z.optional(z.string()),
  emailVerified: z.optional(z.boolean()),
  customAttributes: z.optional(z.string()),
  deleteProvider: z.optional(z.array(z.string())),
  validSince: z.optional(z.union([z.string(), z.number()])),
});

/** Starts an Auth that keeps its accounts and writes for a process while that lives. */
export async function startMortalAuth(life: Life): Promise<MortalAuth> {
  const accounts = new Map<string, MortalAccount>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      void answer(request.url ?? "", Buffer.concat(chunks).toString()).then(([status, body]) => {
        response.writeHead(status, { "Content-Type": "application/json" });
        response.end(JSON.stringify(body));
      });
    });
  });

  async function answer(url: string, body: string): Promise<readonly [number, unknown]> {
    const method = /accounts:(\w+)/.exec(url)?.[1] ?? "";
    try {
      if (method === "lookup") return [200, await life.read(async () => find(body))];
      if (method === "batchGet") return [200, await life.read(async () => ({ users: all() }))];
      if (method === "update") return [200, await life.write(async () => change(body))];
      if (method === "delete") return [200, await life.write(async () => remove(body))];
      return [501, { error: { message: "NOT_IMPLEMENTED" } }];
    } catch (error) {
      // Neither is repeated by firebase-admin.
      const message = error instanceof Dead ? "OPERATION_NOT_ALLOWED" : "USER_NOT_FOUND";
      return [400, { error: { message } }];
    }
  }

  function all() {
    return [...accounts].map(([uid, account]) => infoOf(uid, account));
  }

  function find(body: string) {
    const { localId = [], email = [] } = lookup.parse(JSON.parse(body));
    const users = all().filter((user) => localId.includes(user.localId) || email.includes(user.email));
    return users.length === 0 ? {} : { users };
  }

  function change(body: string) {
    const wanted = update.parse(JSON.parse(body));
    const known = accounts.get(wanted.localId);
    if (known === undefined) throw new Error("no such account");
    accounts.set(wanted.localId, {
      email: wanted.email ?? known.email,
      emailVerified: wanted.emailVerified ?? known.emailVerified,
      customAttributes: wanted.customAttributes ?? known.customAttributes,
      providers: known.providers.filter((provider) => !wanted.deleteProvider?.includes(provider)),
      validSince: wanted.validSince === undefined ? known.validSince : String(wanted.validSince),
      lastLoginAt: known.lastLoginAt,
    });
    return { localId: wanted.localId };
  }

  function remove(body: string) {
    if (!accounts.delete(deletion.parse(JSON.parse(body)).localId)) throw new Error("no such account");
    return {};
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return {
    host: `127.0.0.1:${address.port}`,
    accounts,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** An account as Auth answers it. */
function infoOf(localId: string, { providers, lastLoginAt, ...account }: MortalAccount) {
  const time = String(lastLoginAt);
  return {
    ...account,
    ...{ localId, createdAt: time, lastLoginAt: time },
    providerUserInfo: providers.map((providerId) => ({
      providerId,
      email: account.email,
      rawId: account.email,
    })),
  };
}
