import * as z from "zod/mini";
import { type JsonAnswer, type LocalServer, serveJson } from "../../support/local-server.ts";
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

export interface MortalAuth extends LocalServer {
  /** By the user's id; to be changed by tests as well. */
  readonly accounts: Map<string, MortalAccount>;
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

  async function answer(url: string, body: string): Promise<JsonAnswer> {
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

  return { ...(await serveJson(answer)), accounts };
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
