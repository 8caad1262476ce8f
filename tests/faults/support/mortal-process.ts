import { randomBytes } from "node:crypto";
import { CONTRACT } from "@mindle/domain/api/contract";
import type { AppStore } from "../../../functions/src/appstore/app-store.ts";
import { createAppStoreNotifications } from "../../../functions/src/http/app-store-notifications.ts";
import type { ApiResponse } from "../../../functions/src/http/message.ts";
import type { RequestHandler } from "../../../functions/src/http/serve.ts";
import { createTrackingStream } from "../../../functions/src/http/tracking-stream.ts";
import type { Deps } from "../../../functions/src/operations/handler.ts";
import { type Caller, dispatchOn, NO_LIMITS, sendBy } from "../../support/functions/backend.ts";
import { openTestStore } from "../../support/functions/store.ts";
import type { OperationName } from "../../support/functions/successful-calls.ts";
import type { MortalBackend } from "./mortal-backend.ts";

/** A process of the functions, with nothing in its memory yet. */
export interface MortalProcess {
  readonly deps: Deps;
  readonly call: (name: OperationName, body: unknown, caller: Caller) => Promise<ApiResponse>;
  readonly notify: RequestHandler;
  readonly track: RequestHandler;
}

/** Starts one. Messages to devices are pushed to `sent`, as texts. */
export function startProcess(backend: MortalBackend, appStore: AppStore, sent: string[]): MortalProcess {
  const pushSender: Deps["store"]["pushSender"] = {
    send: (tokens, message) =>
      backend.life.write(async () => {
        for (const token of tokens) sent.push(JSON.stringify([token, message]));
        return { gone: [], failures: [] };
      }),
  };
  const store = { ...openTestStore(), pushSender };
  // A dead process reports what it was refused.
  const report = () => {};
  const dispatch = dispatchOn(appStore, [], store, async (uid) => {
    const account = await store.accounts.find(uid);
    const isRevoked = backend.accounts.get(uid)?.validSince !== undefined;
    return account === undefined || isRevoked ? undefined : { ...account, signedInAt: Date.now() };
  });
  return {
    deps: { store, appStore, siteUrl: "https://mindle.example", now: Date.now, random: randomBytes },
    call: (name, body, caller) =>
      sendBy(dispatch, caller, CONTRACT[name], new TextEncoder().encode(JSON.stringify(body))),
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
