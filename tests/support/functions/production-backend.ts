import { generateKeyPairSync, sign } from "node:crypto";
import { Agent } from "node:https";
import { connect } from "node:net";
import { initializeApp } from "firebase-admin/app";
import { type Auth, getAuth } from "firebase-admin/auth";
import { vi } from "vitest";
import * as z from "zod/mini";
import type { Dispatch, FailureReport } from "../../../functions/src/http/dispatch.ts";
import { openStore } from "../../../functions/src/store/store.ts";
import { type JsonAnswer, serveJson } from "../local-server.ts";
import { EMPTY_APP_STORE } from "./app-store.ts";
import { type Backend, dispatchOn, startBackend } from "./backend.ts";
import { database } from "./database.ts";

/** A backend that checks tokens as in production. */
export interface ProductionBackend {
  readonly backend: Backend;
  readonly google: ProductionAuth;
  readonly dispatch: Dispatch;
  /** Faults that were reported. */
  readonly reports: FailureReport[];
  close(): Promise<void>;
}

/** Starts a backend on the local Firestore with firebase-admin's Auth as it is in production. */
export async function startProductionBackend(projectId: string): Promise<ProductionBackend> {
  const backend = await startBackend(projectId);
  // Connects while the variables of the backend are all set.
  database();
  // firebase-admin reads it at every call.
  vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", undefined);
  const google = await startProductionAuth(projectId);
  const store = openStore({ projectId, contentEnv: "local" }, google.auth);
  const reports: FailureReport[] = [];
  const dispatch = dispatchOn(EMPTY_APP_STORE, reports, store, (token) => store.accounts.verifyToken(token));
  return {
    backend,
    google,
    dispatch,
    reports,
    async close() {
      await Promise.all([google.close(), backend.close()]);
    },
  };
}

/** The fields of an account that Auth answers (https://cloud.google.com/identity-platform/docs/reference/rest/v1/UserInfo). */
interface UserInfo {
  readonly localId: string;
  readonly email: string;
  readonly emailVerified: true;
  /** JSON of the custom claims. */
  readonly customAttributes: string;
  readonly disabled: boolean;
  /** Seconds since the epoch: sessions that began before are revoked. */
  readonly validSince: string;
  readonly providerUserInfo: readonly { readonly providerId: string; readonly rawId: string }[];
}

interface AccountFields {
  readonly disabled?: boolean;
  readonly revokedAt?: number;
  /** `password` by default; none for an anonymous account. */
  readonly providers?: readonly string[];
}

export interface ProductionAuth {
  readonly auth: Auth;
  /** Number of accounts that were looked up. */
  lookups(): number;
  /** Creates an account, or changes it. */
  put(uid: string, fields?: AccountFields): void;
  delete(uid: string): void;
  /** Answers look-ups with this status instead, as where the quota is used up; undefined ends it. */
  failWith(status: number | undefined): void;
  /** An ID token of a session that began `secondsAgo`, less than 0 for a clock that is ahead; `uid` needs no account. */
  signIn(uid: string, secondsAgo: number): string;
  close(): Promise<void>;
}

const KEY_ID = "key-1";
const CERTIFICATES_PATH = "/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com";

const lookup = z.object({ localId: z.array(z.string()) });
const deletion = z.object({ localId: z.string() });

/**
 * Starts firebase-admin as it is in production, with a local server in the place of Google's: `verifyIdToken` checks a
 * token's signature and times only. Of the emulator's tokens, which have no signature, it always checks the account.
 */
async function startProductionAuth(projectId: string): Promise<ProductionAuth> {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const certificates = { [KEY_ID]: publicKey.export({ type: "spki", format: "pem" }) };
  const accounts = new Map<string, UserInfo>();
  let lookups = 0;
  let failure: number | undefined;

  const failed = (status: number): JsonAnswer => [status, { error: { message: "Failed for a test." } }];
  const server = await serveJson((url, body) => {
    if (url === CERTIFICATES_PATH) return [200, certificates];
    if (url.endsWith(`/projects/${projectId}/accounts:delete`)) {
      accounts.delete(deletion.parse(JSON.parse(body)).localId);
      return [200, {}];
    }
    if (!url.endsWith(`/projects/${projectId}/accounts:lookup`)) return failed(501);
    if (failure !== undefined) return failed(failure);
    lookups += 1;
    const users = lookup.parse(JSON.parse(body)).localId.flatMap((uid) => accounts.get(uid) ?? []);
    return [200, users.length === 0 ? {} : { users }];
  });
  const port = Number(new URL(`http://${server.host}`).port);
  const app = initializeApp(
    {
      projectId,
      credential: { getAccessToken: async () => ({ access_token: "access", expires_in: 3600 }) },
      httpAgent: agentTo(port),
    },
    `production-auth-${port}`,
  );
  return {
    auth: getAuth(app),
    lookups: () => lookups,
    put(uid, { disabled = false, revokedAt = 0, providers = ["password"] } = {}) {
      accounts.set(uid, {
        localId: uid,
        email: `${uid}@example.com`,
        emailVerified: true,
        customAttributes: JSON.stringify({ firstEmail: `${uid}@example.com` }),
        disabled,
        validSince: String(Math.floor(revokedAt / 1000)),
        providerUserInfo: providers.map((providerId) => ({ providerId, rawId: uid })),
      });
    },
    delete: (uid) => accounts.delete(uid),
    failWith(status) {
      failure = status;
    },
    signIn(uid, secondsAgo) {
      const now = Math.floor(Date.now() / 1000);
      const signed = [
        { alg: "RS256", kid: KEY_ID, typ: "JWT" },
        {
          iss: `https://securetoken.google.com/${projectId}`,
          aud: projectId,
          sub: uid,
          auth_time: now - secondsAgo,
          iat: Math.max(now, now - secondsAgo),
          exp: now + 3600,
        },
      ]
        .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
        .join(".");
      return `${signed}.${sign("RSA-SHA256", Buffer.from(signed), privateKey).toString("base64url")}`;
    },
    close: () => server.close(),
  };
}

/** An agent that connects every HTTPS request to a local port, without TLS. */
function agentTo(port: number): Agent {
  return Object.assign(new Agent(), { createConnection: () => connect(port, "127.0.0.1") });
}
