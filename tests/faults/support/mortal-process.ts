import { randomBytes } from "node:crypto";
import { CONTRACT } from "@mindle/domain/api/contract";
import type { AppStore } from "../../../functions/src/appstore/app-store.ts";
import { createAppStoreNotifications } from "../../../functions/src/http/app-store-notifications.ts";
import { createDispatcher } from "../../../functions/src/http/dispatch.ts";
import type { ApiResponse } from "../../../functions/src/http/message.ts";
import type { RequestHandler } from "../../../functions/src/http/serve.ts";
import { createTrackingStream } from "../../../functions/src/http/tracking-stream.ts";
import type { Deps } from "../../../functions/src/operations/handler.ts";
import { HANDLERS } from "../../../functions/src/operations/handlers.ts";
import { openTestStore } from "../../support/functions/store.ts";
import type { OperationName } from "../../support/functions/successful-calls.ts";
import type { MortalBackend } from "./mortal-backend.ts";

/** Who calls: their id, or null without sign-in, and further headers. */
interface MortalCaller {
  readonly uid: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A process of the functions, with nothing in its memory yet. */
export interface MortalProcess {
  readonly deps: Deps;
  readonly call: (name: OperationName, body: unknown, caller: MortalCaller) => Promise<ApiResponse>;
  readonly notify: RequestHandler;
  readonly track: RequestHandler;
}

const NO_LIMITS = { consume: async () => 0, knownWait: () => 0, isExempt: () => true, isProxy: () => false };

/** Starts one. Messages to devices are pushed to `sent`, as texts. */
export function startProcess(backend: MortalBackend, appStore: AppStore, sent: string[]): MortalProcess {
  const store = openTestStore();
  const pushSender: Deps["store"]["pushSender"] = {
    send: (tokens, message) =>
      backend.life.write(async () => {
        for (const token of tokens) sent.push(JSON.stringify([token, message]));
        return { gone: [], failures: [] };
      }),
  };
  const deps: Deps = {
    store: { ...store, pushSender },
    appStore,
    siteUrl: "https://mindle.example",
    now: Date.now,
    random: randomBytes,
  };
  // A dead process reports what it was refused.
  const report = () => {};
  const dispatch = createDispatcher({
    contract: CONTRACT,
    handlers: HANDLERS,
    deps,
    async verifyToken(uid) {
      const account = await store.accounts.find(uid);
      const isRevoked = backend.accounts.get(uid)?.validSince !== undefined;
      return account === undefined || isRevoked ? undefined : { ...account, signedInAt: Date.now() };
    },
    verifyAppCheckToken: null,
    limiter: NO_LIMITS,
    report,
  });
  return {
    deps,
    call: (name, body, { uid, headers }) => {
      const all = new Headers({ "Content-Type": "application/json", ...headers });
      if (uid !== null) all.set("Authorization", `Bearer ${uid}`);
      return dispatch({
        method: "POST",
        path: `/api/${CONTRACT[name].path}`,
        header: (header) => all.get(header) ?? undefined,
        body: new TextEncoder().encode(JSON.stringify(body)),
      });
    },
    notify: createAppStoreNotifications({ appStore, payments: store.payments, now: Date.now, report }),
    track: createTrackingStream({
      log: () => {},
      store: store.trackingEvents,
      now: Date.now,
      verifyAppCheckToken: null,
      limiter: NO_LIMITS,
      report,
    }),
  };
}
