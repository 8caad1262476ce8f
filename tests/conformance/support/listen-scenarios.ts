import {
  collection,
  deleteDoc,
  disableNetwork,
  doc,
  enableNetwork,
  type Firestore,
  getDoc,
  limit,
  onSnapshot,
  orderBy,
  query,
  setDoc,
  waitForPendingWrites,
  where,
  writeBatch,
} from "firebase/firestore";
import { asAdmin, documentUrl, loadRules } from "./emulator.ts";
import { codeOf } from "./error-code.ts";
import { Recorder } from "./recorder.ts";
import type { Scenario } from "./scenario.ts";
import { newProject, withClient } from "./session.ts";
import { recordSnapshots, untilSynced } from "./snapshots.ts";

const OWNER_ONLY = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{id} {
      allow read, write: if request.auth != null && resource.data.owner == request.auth.uid;
      allow create: if request.auth != null && request.resource.data.owner == request.auth.uid;
    }
    match /open/{id} {
      allow read, write;
    }
  }
}`;

export const listenScenarios: readonly Scenario[] = [
  {
    name: "a listener receives sets, writes without changes, and deletes",
    run: (connection) =>
      withClient(connection, newProject(), async (db) => {
        const { snapshots, stop } = recordSnapshots(query(collection(db, "c"), where("n", ">", 0)));
        await untilSynced(snapshots, "");
        await setDoc(doc(db, "c/a"), { n: 1 });
        await untilSynced(snapshots, "a=1");
        const before = snapshots.all.length;
        await setDoc(doc(db, "c/a"), { n: 1 });
        await snapshots.until(({ synced }) => synced, before);
        await setDoc(doc(db, "c/b"), { n: 2 });
        await untilSynced(snapshots, "a=1 b=2");
        await setDoc(doc(db, "c/a"), { n: 0 });
        await untilSynced(snapshots, "b=2");
        await deleteDoc(doc(db, "c/b"));
        await untilSynced(snapshots, "", snapshots.all.length - 1);
        stop();
        return snapshots.all.at(-1);
      }),
    expected: { documents: "", synced: true },
  },
  {
    name: "a listener with a limit updates its window",
    run: (connection) =>
      withClient(connection, newProject(), async (db) => {
        const { snapshots, stop } = recordSnapshots(query(collection(db, "c"), orderBy("n"), limit(2)));
        const batch = writeBatch(db);
        for (const n of [1, 2, 3]) batch.set(doc(db, `c/d${n}`), { n });
        await batch.commit();
        await untilSynced(snapshots, "d1=1 d2=2");
        await deleteDoc(doc(db, "c/d1"));
        await untilSynced(snapshots, "d2=2 d3=3");
        await setDoc(doc(db, "c/d0"), { n: 0 });
        await untilSynced(snapshots, "d0=0 d2=2");
        stop();
        return snapshots.all.at(-1);
      }),
    expected: { documents: "d0=0 d2=2", synced: true },
  },
  {
    name: "another client's batch is one snapshot",
    run: async (connection) => {
      const project = newProject();
      return withClient(connection, project, async (db) => {
        const { snapshots, stop } = recordSnapshots(collection(db, "c"));
        await untilSynced(snapshots, "");
        await withClient(connection, project, async (other) => {
          const batch = writeBatch(other);
          for (const n of [1, 2, 3]) batch.set(doc(other, `c/d${n}`), { n });
          await batch.commit();
        });
        await untilSynced(snapshots, "d1=1 d2=2 d3=3");
        stop();
        return [...new Set(snapshots.all.map(({ documents }) => documents))];
      });
    },
    expected: ["", "d1=1 d2=2 d3=3"],
  },
  {
    name: "after being offline, deletes and updates are received in one snapshot",
    run: async (connection) => {
      const project = newProject();
      return withClient(connection, project, async (db) => {
        for (const n of [1, 2, 3]) await setDoc(doc(db, `c/d${n}`), { n });
        const { snapshots, stop } = recordSnapshots(collection(db, "c"));
        const single = watchDocument(db, "c/d1");
        await untilSynced(snapshots, "d1=1 d2=2 d3=3");
        await single.until((exists) => exists);
        await disableNetwork(db);
        await asAdmin(connection.emulator, "DELETE", documentUrl(project, "c/d1"));
        const changed = { fields: { n: { integerValue: "20" } } };
        await asAdmin(connection.emulator, "PATCH", documentUrl(project, "c/d2"), changed);
        const before = snapshots.all.length;
        await enableNetwork(db);
        await snapshots.until(({ documents }) => documents === "d2=20 d3=3", before);
        await untilSynced(snapshots, "d2=20 d3=3");
        await single.until((exists) => !exists);
        stop();
        return {
          confirmed: snapshots.all.slice(before).filter(({ synced }) => synced),
          cached: (await getDoc(doc(db, "c/d3"))).get("n"),
        };
      });
    },
    expected: { confirmed: [{ documents: "d2=20 d3=3", synced: true }], cached: 3 },
  },
  {
    name: "offline writes are sent after reconnecting",
    run: (connection) =>
      withClient(connection, newProject(), async (db) => {
        await setDoc(doc(db, "c/a"), { n: 1 });
        const { snapshots, stop } = recordSnapshots(collection(db, "c"));
        await untilSynced(snapshots, "a=1");
        await disableNetwork(db);
        const written = setDoc(doc(db, "c/b"), { n: 2 });
        await snapshots.until(({ documents, synced }) => documents === "a=1 b=2" && !synced);
        await enableNetwork(db);
        await written;
        await waitForPendingWrites(db);
        await untilSynced(snapshots, "a=1 b=2");
        stop();
        return snapshots.all.at(-1);
      }),
    expected: { documents: "a=1 b=2", synced: true },
  },
  {
    name: "a denied listener fails with its code; others continue",
    run: async (connection) => {
      const project = newProject();
      await loadRules(connection.emulator, project, OWNER_ONLY);
      return withClient(connection, project, async (db) => {
        const { snapshots, stop } = recordSnapshots(collection(db, "open"));
        await untilSynced(snapshots, "");
        const denied = new Recorder<string>();
        onSnapshot(collection(db, "notes"), {
          next: () => denied.add("snapshot"),
          error: (error) => denied.add(error.code),
        });
        const code = await denied.until(() => true);
        const written = await setDoc(doc(db, "notes/n"), { owner: "alice" }).then(() => "ok", codeOf);
        await setDoc(doc(db, "open/a"), { n: 1 });
        await untilSynced(snapshots, "a=1");
        stop();
        return { code, written };
      });
    },
    expected: { code: "permission-denied", written: "permission-denied" },
  },
  {
    name: "a listener that loses its permission fails with its code; others continue",
    run: async (connection) => {
      const project = newProject();
      await loadRules(connection.emulator, project, OWNER_ONLY.replace("/open/", "/{either}/"));
      return withClient(connection, project, async (db) => {
        const { snapshots, stop } = recordSnapshots(collection(db, "open"));
        await untilSynced(snapshots, "");
        const revoked = new Recorder<string>();
        onSnapshot(collection(db, "notes"), {
          next: () => revoked.add("snapshot"),
          error: (error) => revoked.add(error.code),
        });
        await revoked.until((event) => event === "snapshot");
        await loadRules(connection.emulator, project, OWNER_ONLY);
        const code = await revoked.until((event) => event !== "snapshot");
        await setDoc(doc(db, "open/a"), { n: 1 });
        await untilSynced(snapshots, "a=1");
        stop();
        return code;
      });
    },
    expected: "permission-denied",
  },
  {
    name: "a signed-in user reads and writes what the rules allow",
    run: async (connection) => {
      const project = newProject();
      await loadRules(connection.emulator, project, OWNER_ONLY);
      return withClient(
        connection,
        project,
        async (db) => {
          await setDoc(doc(db, "notes/own"), { owner: "alice", n: 1 });
          const { snapshots, stop } = recordSnapshots(
            query(collection(db, "notes"), where("owner", "==", "alice")),
          );
          await untilSynced(snapshots, "own=1");
          stop();
          const foreign = await setDoc(doc(db, "notes/foreign"), { owner: "bob" }).then(() => "ok", codeOf);
          return { foreign };
        },
        "alice",
      );
    },
    expected: { foreign: "permission-denied" },
  },
];

function watchDocument(db: Firestore, path: string): Recorder<boolean> {
  const exists = new Recorder<boolean>();
  onSnapshot(doc(db, path), (snapshot) => exists.add(snapshot.exists()));
  return exists;
}
