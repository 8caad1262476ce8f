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
import { settledAs, watch } from "./watch.ts";

/** More commits than a server remembers deletions for. */
const MANY_COMMITS = 10_001;
const COMMITS_AT_ONCE = 500;

export const resumeScenarios: readonly Scenario[] = [
  {
    name: "a client that was away for longer than deletions are remembered loses what was deleted",
    run: (connection) =>
      afterBeingAway(connection, async (project) => {
        await asAdmin(connection.emulator, "DELETE", documentUrl(project, "c/d1"));
        for (let done = 0; done < MANY_COMMITS; done += COMMITS_AT_ONCE) {
          const fields = { n: { integerValue: String(done) } };
          const writes = Array.from({ length: COMMITS_AT_ONCE }, (_, index) => ({
            update: { name: nameOf(project, `other/x${index}`), fields },
          }));
          await asAdmin(connection.emulator, "POST", `${documentsUrl(project)}:batchWrite`, { writes });
        }
        return "d2=2";
      }),
    expected: "d2=2",
  },
  {
    name: "a client that was away while the database was cleared holds what was written since",
    run: (connection) =>
      afterBeingAway(connection, async (project) => {
        await asAdmin(connection.emulator, "DELETE", `/emulator${documentsUrl(project)}`);
        await put(connection.emulator, project, { d2: 20, d3: 3 });
        return "d2=20 d3=3";
      }),
    expected: "d2=20 d3=3",
  },
  {
    name: "a bundle that holds a document which never was is put right",
    run: async (connection) => {
      const project = newProject();
      const readTime = await put(connection.emulator, project, { d1: 1 });
      return withClient(connection, project, async (db) => {
        await loadBundle(db, bundleOf({ project, name: "all", readTime, documents: { d1: 1, ghost: 0 } }));
        const query = await namedQuery(db, "all");
        if (!query) throw new Error("the bundle has no query");
        const { seen, stop } = watch(query);
        await seen.until(({ documents }) => documents === "d1=1 ghost=0");
        await settledAs(seen, "d1=1");
        stop();
        return seen.all.at(-1)?.documents;
      });
    },
    expected: "d1=1",
  },
];

/** Listens to two documents, is away while others change them, and comes back; resolves to what it then holds. */
async function afterBeingAway(
  connection: Connection,
  change: (project: string) => Promise<string>,
): Promise<string | undefined> {
  const project = newProject();
  await put(connection.emulator, project, { d1: 1, d2: 2 });
  return await withClient(connection, project, async (db: Firestore) => {
    const { seen, stop } = watch(collection(db, "c"));
    await settledAs(seen, "d1=1 d2=2");
    await disableNetwork(db);
    const expected = await change(project);
    const before = seen.all.length;
    await enableNetwork(db);
    await settledAs(seen, expected, before);
    stop();
    return seen.all.at(-1)?.documents;
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
