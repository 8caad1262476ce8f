import { randomBytes } from "node:crypto";
import { CONTRACT } from "@mindle/domain/api/contract";
import * as logger from "firebase-functions/logger";
import { openAppStore } from "./appstore/open-app-store.ts";
import { createAppStoreNotifications } from "./http/app-store-notifications.ts";
import { proxiesIn } from "./http/client-address.ts";
import { createDispatcher, type Dispatch, type FailureReport } from "./http/dispatch.ts";
import { isLocalAddress, type Limiter } from "./http/limit-calls.ts";
import type { Answer } from "./http/serve.ts";
import { createStream, STREAM_PATH } from "./http/stream.ts";
import type { Deps } from "./operations/handler.ts";
import { HANDLERS } from "./operations/handlers.ts";
import { recordEvents } from "./operations/tracking/record-events.ts";
import type { Settings } from "./settings.ts";
import { openStore } from "./store/store.ts";

/** What the functions offer. */
export interface Api {
  /** What triggers work with as well. */
  readonly deps: Deps;
  /** The operations of the contract. */
  readonly dispatch: Dispatch;
  /** Everything below Hosting's rewrites: the operations and the stream of tracking events. */
  readonly answer: Answer;
  /** What the App Store has to say, at an address of its own. */
  readonly answerAppStore: Answer;
}

/** Puts the API together with its real surroundings. */
export function createApi(settings: Settings): Api {
  const store = openStore(settings);
  const appStore = openAppStore(settings.appStore, {
    chain: () => store.standIn.chain(),
    find: (transactionId) => store.standIn.find(transactionId),
  });
  const deps: Deps = { store, appStore, now: Date.now, random: randomBytes };
  const verifyApp = settings.enforceAppCheck ? (token: string) => store.appCheck.verifies(token) : null;
  const limiter: Limiter = {
    take: (key, limit) => store.rateLimits.take(key, limit, Date.now()),
    exempts: (address) => settings.emulated && isLocalAddress(address),
    isProxy: proxiesIn(settings.trustedProxies),
  };
  const dispatch = createDispatcher({
    contract: CONTRACT,
    handlers: HANDLERS,
    deps,
    verifyToken: (token) => store.accounts.verifyToken(token),
    verifyApp,
    limiter,
    report,
  });
  const events = {
    log: (event: object) => logger.info("tracking event", { event }),
    store: settings.emulated ? store.trackingEvents : null,
  };
  const stream = createStream({ record: (batch) => recordEvents(batch, events), verifyApp, limiter, report });
  return {
    deps,
    dispatch,
    answerAppStore: createAppStoreNotifications({
      appStore,
      payments: store.payments,
      now: Date.now,
      report,
    }),
    answer: (request) => (request.path === STREAM_PATH ? stream(request) : dispatch(request)),
  };
}

function report({ operation, sessionId, error }: FailureReport): void {
  logger.error(`${operation} failed`, { operation, sessionId, error: describe(error) });
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
