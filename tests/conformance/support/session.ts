import { deleteApp, type FirebaseOptions, initializeApp } from "firebase/app";
import {
  connectFirestoreEmulator,
  type Firestore,
  type FirestoreSettings,
  initializeFirestore,
} from "firebase/firestore";
import type { Emulator } from "./emulator.ts";
import type { NetworkLink } from "./network.ts";

/** How a scenario reaches Firestore. */
export interface Connection {
  readonly emulator: Emulator;
  /** Another way there, which can be cut. */
  readonly network: NetworkLink;
  /** Transport settings of the web SDK. */
  readonly settings: Pick<
    FirestoreSettings,
    "experimentalForceLongPolling" | "experimentalAutoDetectLongPolling"
  >;
}

let sessions = 0;

/** A project of its own for one scenario. */
export function newProject(): string {
  sessions += 1;
  return `demo-conformance-${Date.now().toString(36)}-${sessions}`;
}

/** Runs with a Firestore client of the project, signed in as `uid` if given, and shuts it down. */
export async function withClient<T>(
  { emulator, settings }: Pick<Connection, "emulator" | "settings">,
  projectId: string,
  use: (db: Firestore) => Promise<T>,
  uid?: string,
): Promise<T> {
  const options: FirebaseOptions = { projectId, apiKey: "none" };
  sessions += 1;
  const app = initializeApp(options, `session-${sessions}`);
  try {
    const db = initializeFirestore(app, settings);
    const user = uid === undefined ? {} : { mockUserToken: { sub: uid } };
    connectFirestoreEmulator(db, emulator.host, emulator.port, user);
    return await use(db);
  } finally {
    await deleteApp(app);
  }
}
