import { deleteApp, initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore } from "firebase-admin/firestore";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { newProject } from "./session.ts";
import { startTarget, type Target } from "./target.ts";

/** What each test of a file finds: the Firestore under test, and an Admin SDK client of a project of its own. */
export interface Admin {
  readonly target: Target;
  readonly projectId: string;
  readonly db: Firestore;
}

/** Starts the Firestore under test for the tests of this file; the parts are there while a test runs. */
export function setUpAdmin(): Admin {
  let target: Target | undefined;
  let projectId = "";
  let db: Firestore | undefined;
  let stop: () => Promise<void> = async () => {};

  beforeAll(async () => {
    target = await startTarget();
    process.env["FIRESTORE_EMULATOR_HOST"] = `${target.host}:${target.port}`;
    // Without it the SDK looks for Google's metadata server.
    process.env["METADATA_SERVER_DETECTION"] = "none";
  });
  afterAll(() => target?.close());
  beforeEach(() => {
    projectId = newProject();
    const app = initializeApp({ projectId }, projectId);
    db = getFirestore(app);
    stop = () => deleteApp(app);
  });
  afterEach(() => stop());

  return {
    get target() {
      return present(target);
    },
    get projectId() {
      return projectId;
    },
    get db() {
      return present(db);
    },
  };
}

function present<T>(part: T | undefined): T {
  if (part === undefined) throw new Error("no test is running");
  return part;
}
