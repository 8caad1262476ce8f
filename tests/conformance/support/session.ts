import { deleteApp, type FirebaseOptions, initializeApp } from "firebase/app";
import {
  connectFirestoreEmulator,
  type Firestore,
  type FirestoreSettings,
  initializeFirestore,
} from "firebase/firestore";
import type { Emulator } from "./emulator.ts";
import type { NetworkLink } from "./network.ts";

export interface Connection {
  readonly emulator: Emulator;
  /** A proxy to the emulator that can be disconnected. */
  readonly network: NetworkLink;
  /** Transport settings of the web SDK. */
  readonly settings: Pick<
    FirestoreSettings,
    "experimentalForceLongPolling" | "experimentalAutoDetectLongPolling"
  >;
}

let sessions = 0;

/** A new project id. */
export function newProject(): string {
  sessions += 1;
  return `demo-conformance-${Date.now().toString(36)}-${sessions}`;
}

/** Calls `use` with a Firestore client, signed in as `uid` if given, and deletes the client. */
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
