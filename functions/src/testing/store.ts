import { openStore, type Store } from "../store/store.ts";
import { testEnvironment } from "./environment.ts";

let store: Store | undefined;

/** The stack's store as functions have it, for what no operation starts: schedules, and deletions that broke off. */
export function testStore(): Store {
  store ??= openTestStore();
  return store;
}

/** One more store of the same data, as one more process has it: what a store keeps in order by itself, two do not. */
export function openTestStore(): Store {
  const { authHost, firestoreHost, projectId } = testEnvironment();
  // Without the first the client looks for the cloud's metadata server; only the others turn it to the emulators.
  process.env["METADATA_SERVER_DETECTION"] ??= "none";
  process.env["FIRESTORE_EMULATOR_HOST"] ??= firestoreHost;
  process.env["FIREBASE_AUTH_EMULATOR_HOST"] ??= authHost;
  return openStore({ projectId, contentEnv: "local" });
}
