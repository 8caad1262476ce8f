import { type App, deleteApp, initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore } from "firebase-admin/firestore";
import { afterEach, beforeEach } from "vitest";
import type { Emulator } from "./emulator.ts";
import { newProject } from "./session.ts";
import { openTarget } from "./target.ts";

/** The Firestore under test, and an Admin SDK client with a new project for each test. */
export interface Admin {
  readonly target: Emulator;
  readonly projectId: string;
  readonly db: Firestore;
}

/** Starts the Firestore under test for a file; `projectId` and `db` are set during tests. */
export async function openAdmin(): Promise<Admin> {
  const target = await openTarget();
  process.env["FIRESTORE_EMULATOR_HOST"] = `${target.host}:${target.port}`;
  // Otherwise the SDK looks for Google's metadata server.
  process.env["METADATA_SERVER_DETECTION"] = "none";
  let app: App | undefined;
  beforeEach(() => {
    const projectId = newProject();
    app = initializeApp({ projectId }, projectId);
  });
  afterEach(() => (app === undefined ? undefined : deleteApp(app)));
  const running = () => {
    if (app === undefined) throw new Error("no test is running");
    return app;
  };
  return {
    target,
    get projectId() {
      return running().name;
    },
    get db() {
      return getFirestore(running());
    },
  };
}
