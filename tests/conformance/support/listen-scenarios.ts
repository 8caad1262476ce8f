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
import { settledAs, watch } from "./watch.ts";

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
    name: "a listener follows sets, updates that change nothing, and deletes",
    run: (connection) =>
      withClient(connection, newProject(), async (db) => {
        const { seen, stop } = watch(query(collection(db, "c"), where("n", ">", 0)));
        await settledAs(seen, "");
        await setDoc(doc(db, "c/a"), { n: 1 });
        await settledAs(seen, "a=1");
        const before = seen.all.length;
        await setDoc(doc(db, "c/a"), { n: 1 });
        await seen.until(({ settled }) => settled, before);
        await setDoc(doc(db, "c/b"), { n: 2 });
        await settledAs(seen, "a=1 b=2");
        await setDoc(doc(db, "c/a"), { n: 0 });
        await settledAs(seen, "b=2");
        await deleteDoc(doc(db, "c/b"));
        await settledAs(seen, "", seen.all.length - 1);
        stop();
        return seen.all.at(-1);
      }),
    expected: { documents: "", settled: true },
  },
  {
    name: "a limited listener refills its window",
    run: (connection) =>
      withClient(connection, newProject(), async (db) => {
        const { seen, stop } = watch(query(collection(db, "c"), orderBy("n"), limit(2)));
        const batch = writeBatch(db);
        for (const n of [1, 2, 3]) batch.set(doc(db, `c/d${n}`), { n });
        await batch.commit();
        await settledAs(seen, "d1=1 d2=2");
        await deleteDoc(doc(db, "c/d1"));
        await settledAs(seen, "d2=2 d3=3");
        await setDoc(doc(db, "c/d0"), { n: 0 });
        await settledAs(seen, "d0=0 d2=2");
        stop();
        return seen.all.at(-1);
      }),
    expected: { documents: "d0=0 d2=2", settled: true },
  },
  {
    name: "another client's batch is one snapshot",
    run: async (connection) => {
      const project = newProject();
      return withClient(connection, project, async (db) => {
        const { seen, stop } = watch(collection(db, "c"));
        await settledAs(seen, "");
        await withClient(connection, project, async (other) => {
          const batch = writeBatch(other);
          for (const n of [1, 2, 3]) batch.set(doc(other, `c/d${n}`), { n });
          await batch.commit();
        });
        await settledAs(seen, "d1=1 d2=2 d3=3");
        stop();
        return [...new Set(seen.all.map(({ documents }) => documents))];
      });
    },
    expected: ["", "d1=1 d2=2 d3=3"],
  },
  {
    name: "after a time offline, what was deleted and changed meanwhile is gone and new at once",
    run: async (connection) => {
      const project = newProject();
      return withClient(connection, project, async (db) => {
        for (const n of [1, 2, 3]) await setDoc(doc(db, `c/d${n}`), { n });
        const { seen, stop } = watch(collection(db, "c"));
        const single = watchDocument(db, "c/d1");
        await settledAs(seen, "d1=1 d2=2 d3=3");
        await single.until((exists) => exists);
        await disableNetwork(db);
        await asAdmin(connection.emulator, "DELETE", documentUrl(project, "c/d1"));
        const changed = { fields: { n: { integerValue: "20" } } };
        await asAdmin(connection.emulator, "PATCH", documentUrl(project, "c/d2"), changed);
        const before = seen.all.length;
        await enableNetwork(db);
        await seen.until(({ documents }) => documents === "d2=20 d3=3", before);
        await settledAs(seen, "d2=20 d3=3");
        await single.until((exists) => !exists);
        stop();
        return {
          confirmed: seen.all.slice(before).filter(({ settled }) => settled),
          cached: (await getDoc(doc(db, "c/d3"))).get("n"),
        };
      });
    },
    expected: { confirmed: [{ documents: "d2=20 d3=3", settled: true }], cached: 3 },
  },
  {
    name: "writes made offline are sent on return",
    run: (connection) =>
      withClient(connection, newProject(), async (db) => {
        await setDoc(doc(db, "c/a"), { n: 1 });
        const { seen, stop } = watch(collection(db, "c"));
        await settledAs(seen, "a=1");
        await disableNetwork(db);
        const written = setDoc(doc(db, "c/b"), { n: 2 });
        await seen.until(({ documents, settled }) => documents === "a=1 b=2" && !settled);
        await enableNetwork(db);
        await written;
        await waitForPendingWrites(db);
        await settledAs(seen, "a=1 b=2");
        stop();
        return seen.all.at(-1);
      }),
    expected: { documents: "a=1 b=2", settled: true },
  },
  {
    name: "a denied listener fails alone, with its code",
    run: async (connection) => {
      const project = newProject();
      await loadRules(connection.emulator, project, OWNER_ONLY);
      return withClient(connection, project, async (db) => {
        const { seen, stop } = watch(collection(db, "open"));
        await settledAs(seen, "");
        const denied = new Recorder<string>();
        onSnapshot(collection(db, "notes"), {
          next: () => denied.add("told"),
          error: (error) => denied.add(error.code),
        });
        const code = await denied.until(() => true);
        const written = await setDoc(doc(db, "notes/n"), { owner: "alice" }).then(() => "ok", codeOf);
        await setDoc(doc(db, "open/a"), { n: 1 });
        await settledAs(seen, "a=1");
        stop();
        return { code, written };
      });
    },
    expected: { code: "permission-denied", written: "permission-denied" },
  },
  {
    name: "a listener that loses its permission fails alone, with its code",
    run: async (connection) => {
      const project = newProject();
      await loadRules(connection.emulator, project, OWNER_ONLY.replace("/open/", "/{either}/"));
      return withClient(connection, project, async (db) => {
        const { seen, stop } = watch(collection(db, "open"));
        await settledAs(seen, "");
        const revoked = new Recorder<string>();
        onSnapshot(collection(db, "notes"), {
          next: () => revoked.add("told"),
          error: (error) => revoked.add(error.code),
        });
        await revoked.until((event) => event === "told");
        await loadRules(connection.emulator, project, OWNER_ONLY);
        const code = await revoked.until((event) => event !== "told");
        await setDoc(doc(db, "open/a"), { n: 1 });
        await settledAs(seen, "a=1");
        stop();
        return code;
      });
    },
    expected: "permission-denied",
  },
  {
    name: "a signed-in user sees and writes what the rules grant",
    run: async (connection) => {
      const project = newProject();
      await loadRules(connection.emulator, project, OWNER_ONLY);
      return withClient(
        connection,
        project,
        async (db) => {
          await setDoc(doc(db, "notes/mine"), { owner: "alice", n: 1 });
          const { seen, stop } = watch(query(collection(db, "notes"), where("owner", "==", "alice")));
          await settledAs(seen, "mine=1");
          stop();
          const foreign = await setDoc(doc(db, "notes/theirs"), { owner: "bob" }).then(() => "ok", codeOf);
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
