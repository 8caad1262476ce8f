import { LOCAL_RATE_LIMIT_KEY } from "../../../functions/src/settings.ts";
import { openStore, type Store } from "../../../functions/src/store/store.ts";
import { testEnvironment } from "./environment.ts";

let store: Store | undefined;

/** The store of the stack, for triggers and interrupted deletions, which no operation starts. */
export function testStore(): Store {
  store ??= openTestStore();
  return store;
}

/** Opens another store of the same data, as in another process: its queues are separate. */
export function openTestStore(): Store {
  const { authHost, firestoreHost, projectId } = testEnvironment();
  // Prevents a request to the metadata server, and connects to the emulators.
  process.env["METADATA_SERVER_DETECTION"] ??= "none";
  process.env["FIRESTORE_EMULATOR_HOST"] ??= firestoreHost;
  process.env["FIREBASE_AUTH_EMULATOR_HOST"] ??= authHost;
  return openStore({ projectId, contentEnv: "local", rateLimitKey: LOCAL_RATE_LIMIT_KEY, emulated: true });
}
