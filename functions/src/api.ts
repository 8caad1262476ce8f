import { randomBytes } from "node:crypto";
import { CONTRACT } from "@mindle/domain/api/contract";
import * as logger from "firebase-functions/logger";
import { createDispatcher, type Dispatch } from "./http/dispatch.ts";
import { HANDLERS } from "./operations/handlers.ts";
import type { Settings } from "./settings.ts";
import { openStore } from "./store/store.ts";

/** Puts the API together with its real surroundings. */
export function createApi(settings: Settings): Dispatch {
  const store = openStore(settings.projectId);
  return createDispatcher({
    contract: CONTRACT,
    handlers: HANDLERS,
    deps: { store, now: Date.now, random: randomBytes },
    verifyToken: (token) => store.accounts.verifyToken(token),
    report: ({ operation, sessionId, error }) => {
      logger.error(`${operation} failed`, { operation, sessionId, error: describe(error) });
    },
  });
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
