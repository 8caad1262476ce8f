import { FieldValue, type Firestore, Timestamp } from "firebase-admin/firestore";
import { beforeEach, describe, expect, test } from "vitest";
import { openAdmin } from "./support/admin.ts";
import { codeOf } from "./support/error-code.ts";
import { Recorder } from "./support/recorder.ts";

const NOT_FOUND = "5";
const ALREADY_EXISTS = "6";
const FAILED_PRECONDITION = "9";

const admin = await openAdmin();
let db: Firestore;

beforeEach(() => {
  db = admin.db;
});

describe("firebase-admin over gRPC", () => {
  test("a document with values of every type round-trips", async () => {
    const data = {
      text: "가 é 😀",
      integer: 42,
      double: 0.1,
      negativeZero: -0,
      nan: Number.NaN,
      none: null,
      bytes: Buffer.from([0, 255]),
      time: new Timestamp(1_700_000_000, 123_456_000),
      list: [1, { two: [2] }],
      map: { "dotted.key": {} },
      vector: FieldValue.vector([1, 2]),
    };
    await db.doc("c/a").set(data);
    const snapshot = await db.doc("c/a").get();
    expect(snapshot.data()).toEqual(data);
    expect(snapshot.createTime).toEqual(snapshot.updateTime);
  });

  test("create, update and preconditions fail with the canonical codes", async () => {
    const first = await db.doc("c/a").create({ n: 1 });
    expect(
      await db
        .doc("c/a")
        .create({})
        .then(() => "ok", codeOf),
    ).toBe(ALREADY_EXISTS);
    expect(
      await db
        .doc("c/none")
        .update({ n: 1 })
        .then(() => "ok", codeOf),
    ).toBe(NOT_FOUND);
    await db.doc("c/a").update({ n: FieldValue.increment(1) }, { lastUpdateTime: first.writeTime });
    const outdated = db.doc("c/a").delete({ lastUpdateTime: first.writeTime });
    expect(await outdated.then(() => "ok", codeOf)).toBe(FAILED_PRECONDITION);
    expect((await db.doc("c/a").get()).get("n")).toBe(2);
  });

  test("server time is the same for all fields of a commit and whole milliseconds", async () => {
    const batch = db.batch();
    batch.set(db.doc("c/a"), {
      at: FieldValue.serverTimestamp(),
      deep: { at: FieldValue.serverTimestamp() },
    });
    batch.set(db.doc("c/b"), { at: FieldValue.serverTimestamp() });
    await batch.commit();
    const [a, b] = await db.getAll(db.doc("c/a"), db.doc("c/b"));
    expect(a?.get("deep.at")).toEqual(a?.get("at"));
    expect(b?.get("at")).toEqual(a?.get("at"));
    expect(a?.get("at").nanoseconds % 1_000_000).toBe(0);
  });

  test("queries, projections, counts and collection groups", async () => {
    for (const n of [1, 2, 3]) await db.doc(`c/d${n}`).set({ n, extra: true });
    await db.doc("c/d1/sub/x").set({ n: 9 });
    const range = await db.collection("c").where("n", ">=", 2).orderBy("n", "desc").select("n").get();
    expect(range.docs.map((document) => document.data())).toEqual([{ n: 3 }, { n: 2 }]);
    expect((await db.collection("c").limitToLast(1).orderBy("n").get()).docs[0]?.id).toBe("d3");
    expect((await db.collection("c").offset(1).get()).docs.map(({ id }) => id)).toEqual(["d2", "d3"]);
    expect((await db.collection("c").count().get()).data()).toEqual({ count: 3 });
    expect((await db.collectionGroup("sub").get()).docs.map(({ ref }) => ref.path)).toEqual(["c/d1/sub/x"]);
    const [missing] = await db.getAll(db.doc("c/none"));
    expect(missing?.exists).toBe(false);
  });

  test("a listener receives sets, updates and deletes, one snapshot per commit", async () => {
    const snapshots = new Recorder<string>();
    const unsubscribe = db.collection("c").onSnapshot((snapshot) => {
      snapshots.add(
        snapshot
          .docChanges()
          .map(({ type, doc }) => `${type} ${doc.id}`)
          .join(" "),
      );
    });
    await snapshots.until((changes) => changes === "");
    await db.batch().set(db.doc("c/a"), { n: 1 }).set(db.doc("c/b"), { n: 1 }).commit();
    await snapshots.until((changes) => changes === "added a added b");
    await db.doc("c/a").update({ n: 2 });
    await snapshots.until((changes) => changes === "modified a");
    await db.doc("c/b").delete();
    await snapshots.until((changes) => changes === "removed b");
    unsubscribe();
    expect(snapshots.all).toEqual(["", "added a added b", "modified a", "removed b"]);
  });

  test("concurrent transactions lose no increments", async () => {
    const reference = db.doc("c/counter");
    await reference.set({ n: 0 });
    const increment = () =>
      db.runTransaction(
        async (transaction) => {
          const current = await transaction.get(reference);
          transaction.update(reference, { n: current.get("n") + 1 });
        },
        { maxAttempts: 20 },
      );
    await Promise.all([increment(), increment()]);
    await increment();
    expect((await reference.get()).get("n")).toBe(3);
  });

  test("a read-only transaction reads at one time", async () => {
    await db.doc("c/a").set({ n: 1 });
    const seen = await db.runTransaction(
      async (transaction) => {
        const before = await transaction.get(db.doc("c/a"));
        await db.doc("c/a").set({ n: 2 });
        const after = await transaction.get(db.collection("c"));
        return [before.get("n"), after.docs[0]?.get("n")];
      },
      { readOnly: true },
    );
    expect(seen).toEqual([1, 1]);
  });

  test("BulkWriter, lists with missing ancestors, and recursive delete", async () => {
    const writer = db.bulkWriter();
    for (let i = 0; i < 30; i += 1) void writer.set(db.doc(`bulk/missing/items/${i}`), { i });
    void writer.create(db.doc("bulk/real"), {});
    await writer.close();
    expect((await db.listCollections()).map(({ id }) => id)).toEqual(["bulk"]);
    expect((await db.collection("bulk").listDocuments()).map(({ id }) => id)).toEqual(["missing", "real"]);
    expect((await db.collection("bulk/missing/items").count().get()).data()).toEqual({ count: 30 });
    await db.doc("kept/a").set({});
    await db.recursiveDelete(db.collection("bulk"));
    expect((await db.listCollections()).map(({ id }) => id)).toEqual(["kept"]);
  });
});
