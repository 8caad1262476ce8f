import {
  arrayRemove,
  arrayUnion,
  Bytes,
  deleteDoc,
  deleteField,
  doc,
  GeoPoint,
  getDoc,
  getDocFromServer,
  increment,
  runTransaction,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  vector,
  writeBatch,
} from "firebase/firestore";
import { codeOf } from "./error-code.ts";
import type { Scenario } from "./scenario.ts";
import { newProject, withClient } from "./session.ts";

const INCREMENTS = 6;

export const documentScenarios: readonly Scenario[] = [
  {
    name: "a document with values of every type round-trips",
    run: (connection) =>
      withClient(connection, newProject(), async (db) => {
        const reference = doc(db, "types/all");
        await setDoc(reference, {
          text: "가 é 😀 \u0001\n",
          integer: 9007199254740991,
          double: 1.5,
          negativeZero: -0,
          infinite: Number.NEGATIVE_INFINITY,
          none: null,
          yes: true,
          time: new Timestamp(1_700_000_000, 123_456_000),
          bytes: Bytes.fromUint8Array(new Uint8Array([0, 255, 16])),
          place: new GeoPoint(37.5, -127),
          reference: doc(db, "types/other"),
          list: [1, "two", { three: [] }],
          map: { "dotted.key": { empty: {} } },
          vector: vector([1, 2.5]),
        });
        const snapshot = await getDocFromServer(reference);
        return {
          text: snapshot.get("text"),
          integer: snapshot.get("integer"),
          double: snapshot.get("double"),
          negativeZero: Object.is(snapshot.get("negativeZero"), -0),
          infinite: String(snapshot.get("infinite")),
          none: snapshot.get("none"),
          yes: snapshot.get("yes"),
          nanoseconds: snapshot.get("time").nanoseconds,
          bytes: snapshot.get("bytes").toBase64(),
          place: snapshot.get("place").toJSON(),
          reference: snapshot.get("reference").path,
          list: snapshot.get("list"),
          map: snapshot.get("map"),
          vector: snapshot.get("vector").toArray(),
        };
      }),
    expected: {
      text: "가 é 😀 \u0001\n",
      integer: 9007199254740991,
      double: 1.5,
      negativeZero: true,
      infinite: "-Infinity",
      none: null,
      yes: true,
      nanoseconds: 123_456_000,
      bytes: "AP8Q",
      place: { latitude: 37.5, longitude: -127, type: "firestore/geoPoint/1.0" },
      reference: "types/other",
      list: [1, "two", { three: [] }],
      map: { "dotted.key": { empty: {} } },
      vector: [1, 2.5],
    },
  },
  {
    name: "updates, transforms and deletes",
    run: (connection) =>
      withClient(connection, newProject(), async (db) => {
        const reference = doc(db, "c/a");
        await setDoc(reference, { n: 1, tags: ["a"], removed: true, nested: { keep: 1, drop: 2 } });
        await updateDoc(reference, {
          n: increment(2),
          tags: arrayUnion("b", "a"),
          removed: deleteField(),
          "nested.drop": deleteField(),
          at: serverTimestamp(),
        });
        await updateDoc(reference, { tags: arrayRemove("a") });
        await setDoc(reference, { merged: true }, { merge: true });
        const { at, ...rest } = (await getDocFromServer(reference)).data() ?? {};
        await deleteDoc(reference);
        return { rest, isTime: at instanceof Timestamp, exists: (await getDoc(reference)).exists() };
      }),
    expected: { rest: { n: 3, tags: ["b"], nested: { keep: 1 }, merged: true }, isTime: true, exists: false },
  },
  {
    name: "updating a missing document fails and leaves the client usable",
    run: (connection) =>
      withClient(connection, newProject(), async (db) => {
        const code = await updateDoc(doc(db, "c/none"), { n: 1 }).then(() => "ok", codeOf);
        await setDoc(doc(db, "c/b"), { n: 1 });
        return { code, exists: (await getDocFromServer(doc(db, "c/b"))).exists() };
      }),
    expected: { code: "not-found", exists: true },
  },
  {
    name: "a batch is atomic",
    run: (connection) =>
      withClient(connection, newProject(), async (db) => {
        const good = writeBatch(db);
        good.set(doc(db, "c/a"), { n: 1 });
        good.update(doc(db, "c/a"), { n: increment(1) });
        await good.commit();
        const bad = writeBatch(db);
        bad.set(doc(db, "c/b"), { n: 1 });
        bad.update(doc(db, "c/none"), { n: 1 });
        const code = await bad.commit().then(() => "ok", codeOf);
        const [a, b] = await Promise.all(["c/a", "c/b"].map((path) => getDocFromServer(doc(db, path))));
        return { n: a?.get("n"), code, b: b?.exists() };
      }),
    expected: { n: 2, code: "not-found", b: false },
  },
  {
    name: "concurrent transactions lose no increments; a transaction can read missing documents",
    run: (connection) =>
      withClient(connection, newProject(), async (db) => {
        const reference = doc(db, "c/counter");
        await setDoc(reference, { n: 0 });
        await Promise.all(
          Array.from({ length: INCREMENTS }, () =>
            runTransaction(
              db,
              async (transaction) => {
                const current = await transaction.get(reference);
                transaction.update(reference, { n: current.get("n") + 1 });
              },
              { maxAttempts: 20 },
            ),
          ),
        );
        const read = await runTransaction(db, async (transaction) => {
          const missing = await transaction.get(doc(db, "c/none"));
          const current = await transaction.get(reference);
          transaction.set(doc(db, "c/copy"), { n: current.get("n"), missing: missing.exists() });
          return current.get("n");
        });
        return { read, copy: (await getDocFromServer(doc(db, "c/copy"))).data() };
      }),
    expected: { read: INCREMENTS, copy: { n: INCREMENTS, missing: false } },
  },
];
