import {
  collection,
  disableNetwork,
  enableNetwork,
  type Firestore,
  loadBundle,
  namedQuery,
} from "firebase/firestore";
import { bundleOf } from "./bundle.ts";
import { asAdmin, documentUrl, type Emulator } from "./emulator.ts";
import type { Scenario } from "./scenario.ts";
import { type Connection, newProject, withClient } from "./session.ts";
import { recordSnapshots, untilSynced } from "./snapshots.ts";

/** More commits than the commit log of the server. */
const MANY_COMMITS = 10_001;
const BATCH_SIZE = 500;

export const resumeScenarios: readonly Scenario[] = [
  {
    name: "a client offline for longer than the commit log removes deleted documents",
    run: (connection) =>
      afterOffline(connection, async (project) => {
        await asAdmin(connection.emulator, "DELETE", documentUrl(project, "c/d1"));
        for (let done = 0; done < MANY_COMMITS; done += BATCH_SIZE) {
          const fields = { n: { integerValue: String(done) } };
          const writes = Array.from({ length: BATCH_SIZE }, (_, index) => ({
            update: { name: nameOf(project, `other/x${index}`), fields },
          }));
          await asAdmin(connection.emulator, "POST", `${documentsUrl(project)}:batchWrite`, { writes });
        }
        return "d2=2";
      }),
    expected: "d2=2",
  },
  {
    name: "a client offline while the database was cleared has the documents written since",
    run: (connection) =>
      afterOffline(connection, async (project) => {
        await asAdmin(connection.emulator, "DELETE", `/emulator${documentsUrl(project)}`);
        await put(connection.emulator, project, { d2: 20, d3: 3 });
        return "d2=20 d3=3";
      }),
    expected: "d2=20 d3=3",
  },
  {
    name: "a document of a bundle that does not exist is removed",
    run: async (connection) => {
      const project = newProject();
      const readTime = await put(connection.emulator, project, { d1: 1 });
      return withClient(connection, project, async (db) => {
        await loadBundle(db, bundleOf({ project, name: "all", readTime, documents: { d1: 1, missing: 0 } }));
        const query = await namedQuery(db, "all");
        if (!query) throw new Error("the bundle has no query");
        const { snapshots, stop } = recordSnapshots(query);
        await snapshots.until(({ documents }) => documents === "d1=1 missing=0");
        await untilSynced(snapshots, "d1=1");
        stop();
        return snapshots.all.at(-1)?.documents;
      });
    },
    expected: "d1=1",
  },
];

/** Listens to two documents, goes offline during the change, reconnects, and resolves with the documents. */
async function afterOffline(
  connection: Connection,
  change: (project: string) => Promise<string>,
): Promise<string | undefined> {
  const project = newProject();
  await put(connection.emulator, project, { d1: 1, d2: 2 });
  return await withClient(connection, project, async (db: Firestore) => {
    const { snapshots, stop } = recordSnapshots(collection(db, "c"));
    await untilSynced(snapshots, "d1=1 d2=2");
    await disableNetwork(db);
    const expected = await change(project);
    const before = snapshots.all.length;
    await enableNetwork(db);
    await untilSynced(snapshots, expected, before);
    stop();
    return snapshots.all.at(-1)?.documents;
  });
}

/** Writes documents of the collection `c`; resolves to the time of the last write. */
async function put(emulator: Emulator, project: string, documents: Record<string, number>): Promise<string> {
  let time = "";
  for (const [id, n] of Object.entries(documents)) {
    const fields = { n: { integerValue: String(n) } };
    const written = await asAdmin(emulator, "PATCH", documentUrl(project, `c/${id}`), { fields });
    time = String(Object(written).updateTime);
  }
  return time;
}

function documentsUrl(project: string): string {
  return `/v1/projects/${project}/databases/(default)/documents`;
}

function nameOf(project: string, path: string): string {
  return `projects/${project}/databases/(default)/documents/${path}`;
}
