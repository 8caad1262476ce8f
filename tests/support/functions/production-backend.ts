import { vi } from "vitest";
import type { Dispatch, FailureReport } from "../../../functions/src/http/dispatch.ts";
import { openStore } from "../../../functions/src/store/store.ts";
import { EMPTY_APP_STORE } from "./app-store.ts";
import { type Backend, dispatchOn, startBackend } from "./backend.ts";
import { database } from "./database.ts";
import { type ProductionAuth, startProductionAuth } from "./production-auth.ts";

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
      google.close();
      await backend.close();
    },
  };
}
