import { deleteApp, initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore } from "firebase-admin/firestore";
import { afterEach, beforeAll, beforeEach } from "vitest";
import { newProject } from "./session.ts";
import { type Target, targetFixture } from "./target.ts";

/** The Firestore under test, and an Admin SDK client with a new project for each test. */
export interface Admin {
  readonly target: Target;
  readonly projectId: string;
  readonly db: Firestore;
}

/** Fixture: starts the Firestore under test for a file; `projectId` and `db` are set during tests. */
export function adminFixture(): Admin {
  const target = targetFixture();
  let projectId = "";
  let db: Firestore | undefined;
  let stop: () => Promise<void> = async () => {};

  beforeAll(() => {
    process.env["FIRESTORE_EMULATOR_HOST"] = `${target.host}:${target.port}`;
    // Otherwise the SDK looks for Google's metadata server.
    process.env["METADATA_SERVER_DETECTION"] = "none";
  });
  beforeEach(() => {
    projectId = newProject();
    const app = initializeApp({ projectId }, projectId);
    db = getFirestore(app);
    stop = () => deleteApp(app);
  });
  afterEach(() => stop());

  return {
    target,
    get projectId() {
      return projectId;
    },
    get db() {
      if (db === undefined) throw new Error("no test is running");
      return db;
    },
  };
}
