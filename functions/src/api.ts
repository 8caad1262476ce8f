import { randomBytes } from "node:crypto";
import { CONTRACT } from "@mindle/domain/api/contract";
import * as logger from "firebase-functions/logger";
import { openAppStore } from "./appstore/open-app-store.ts";
import { createAppStoreNotifications } from "./http/app-store-notifications.ts";
import { proxiesIn } from "./http/client-address.ts";
import { createDispatcher, type Dispatch, type FailureReport, operationPath } from "./http/dispatch.ts";
import type { ApiRequest } from "./http/message.ts";
import { isLocalAddress, type RateLimiter } from "./http/rate-limit.ts";
import { createStatus, STATUS_PATH } from "./http/status.ts";
import { createTrackingStream, STREAM_PATH } from "./http/tracking-stream.ts";
import { failureLine, trackingLine } from "./logging/log-lines.ts";
import type { Deps } from "./operations/handler.ts";
import { HANDLERS } from "./operations/handlers.ts";
import type { Settings } from "./settings.ts";
import { openStore } from "./store/store.ts";

export interface Clock {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Awaited before each call and each scheduled run. Never rejects. */
  readonly refresh: () => Promise<void>;
}

export const SYSTEM_CLOCK: Clock = { now: Date.now, refresh: () => Promise.resolve() };

/** The handlers of the functions, and the dependencies of the operations, which the triggers use as well. */
export function createApi(settings: Settings, clock: Clock = SYSTEM_CLOCK) {
  const store = openStore(settings);
  const appStore = openAppStore(settings.appStore, {
    chain: () => store.standIn.chain(),
    find: (transactionId) => store.standIn.find(transactionId),
  });
  const deps: Deps = { store, appStore, siteUrl: settings.siteUrl, now: clock.now, random: randomBytes };
  const verifyAppCheckToken = settings.enforceAppCheck
    ? (token: string) => store.appCheck.verifies(token)
    : null;
  const limiter: RateLimiter = {
    consume: (key, limit, amount) => store.rateLimits.consume(key, limit, Date.now(), amount),
    knownWait: (key, limit) => store.rateLimits.knownWait(key, limit, Date.now()),
    isExempt: (address) => settings.emulated && isLocalAddress(address),
    isProxy: proxiesIn(settings.trustedProxies),
  };
  const run = createDispatcher({
    contract: CONTRACT,
    handlers: HANDLERS,
    deps,
    verifyToken: (token) => store.accounts.verifyToken(token),
    verifyAppCheckToken,
    limiter,
    report,
  });
  const dispatch: Dispatch = async (request) => {
    await clock.refresh();
    return run(request);
  };
  const trackingStream = createTrackingStream({
    log: (event) => logger.write(trackingLine(event)),
    store: settings.emulated ? store.trackingEvents : null,
    now: Date.now,
    verifyAppCheckToken,
    limiter,
    report,
  });
  const status = createStatus({
    build: settings.build,
    ping: () => store.ping.ping(),
    limiter,
    now: Date.now,
    report: (error) => report({ operation: STATUS_PATH, sessionId: null, error }),
  });
  return {
    deps,
    dispatch,
    handleAppStoreNotification: createAppStoreNotifications({
      appStore,
      payments: store.payments,
      now: clock.now,
      report,
    }),
    /** All requests that Hosting rewrites to the functions: operations, tracking events and uptime checks. */
    handleRequest: (request: ApiRequest) => {
      if (request.path === STREAM_PATH) return trackingStream(request);
      return request.path === STATUS_PATH ? status(request) : dispatch(request);
    },
  };
}

function report(failure: FailureReport): void {
  logger.write(failureLine(failure));
}

const OPERATION_PATHS = new Set(Object.values(CONTRACT).map(({ path }) => path));

/** What a request is logged as. Other paths are not: they may hold anything. */
export function requestName(path: string): string {
  if (path === STREAM_PATH || path === STATUS_PATH) return path;
  const operation = operationPath(path);
  return OPERATION_PATHS.has(operation) ? operation : "unknown";
}
