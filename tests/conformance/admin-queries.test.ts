import {
  AggregateField,
  FieldPath,
  FieldValue,
  Filter,
  type Firestore,
  type Query,
} from "firebase-admin/firestore";
import { beforeEach, describe, expect, test } from "vitest";
import { openAdmin } from "./support/admin.ts";
import { asAdmin, documentUrl } from "./support/emulator.ts";
import { messageOf } from "./support/error-code.ts";
import { isExternalTarget } from "./support/target.ts";

const admin = await openAdmin();
let db: Firestore;

beforeEach(async () => {
  db = admin.db;
  const batch = db.batch();
  batch.set(db.doc("c/a"), { n: 1, tags: ["red", "blue"], place: { city: "서울" } });
  batch.set(db.doc("c/b"), { n: 2, tags: ["blue"], place: { city: "부산" } });
  batch.set(db.doc("c/c"), { n: 3, tags: ["red"] });
  batch.set(db.doc("c/d"), { n: 4, maybe: null });
  batch.set(db.doc("c/a/sub/x"), { n: 1 });
  batch.set(db.doc("c/b/sub/y"), { n: 2 });
  batch.set(db.doc("c/a/sub/x/sub/z"), { n: 3 });
  batch.set(db.doc("missing/parent/sub/w"), { n: 4 });
  await batch.commit();
});

const numbers = (count: number) => Array.from({ length: count }, (_none, index) => index);

describe("queries", () => {
  test.each<[string, (c: Query) => Query, string[]]>([
    [
      "and within or within and",
      (c) =>
        c.where(
          Filter.and(
            Filter.or(
              Filter.where("n", "==", 1),
              Filter.and(Filter.where("n", ">", 2), Filter.where("n", "<", 4)),
            ),
            Filter.or(Filter.where("tags", "array-contains", "red"), Filter.where("maybe", "==", null)),
          ),
        ),
      ["a", "c"],
    ],
    ["in with 30 values", (c) => c.where("n", "in", numbers(30)), ["a", "b", "c", "d"]],
    [
      "not-in with 10 values",
      (c) => c.where("n", "not-in", [1, 2, ...numbers(8).map((n) => n + 50)]),
      ["c", "d"],
    ],
    [
      "array-contains-any with 30 values",
      (c) => c.where("tags", "array-contains-any", ["blue", ...numbers(29)]),
      ["a", "b"],
    ],
    ["not-in beside another inequality", (c) => c.where("n", "not-in", [1]).where("n", "<", 4), ["b", "c"]],
    ["two inequalities", (c) => c.where("n", ">", 1).where("place.city", ">", ""), ["b"]],
    ["a nested field", (c) => c.where("place.city", "==", "서울"), ["a"]],
    ["limitToLast", (c) => c.orderBy("n").limitToLast(2), ["c", "d"]],
    ["limitToLast with a cursor", (c) => c.orderBy("n").endBefore(4).limitToLast(2), ["b", "c"]],
    ["offset and limit", (c) => c.orderBy("n", "desc").offset(1).limit(2), ["c", "b"]],
    ["an offset past the end", (c) => c.offset(10), []],
    ["a descending order of names", (c) => c.orderBy("__name__", "desc").limit(2), ["d", "c"]],
    ["cursors on names", (c) => c.orderBy("__name__").startAfter("a").endAt("c"), ["b", "c"]],
    ["an order that some documents lack", (c) => c.orderBy("maybe"), ["d"]],
  ])("%s", async (_what, build, expected) => {
    const { docs } = await build(db.collection("c")).get();
    expect(docs.map(({ id }) => id)).toEqual(expected);
  });

  test("page by a document snapshot", async () => {
    const ordered = db.collection("c").orderBy("n", "desc");
    const first = await ordered.limit(2).get();
    const [, last] = first.docs;
    if (!last) throw new Error("the page is not full");
    expect((await ordered.startAfter(last).get()).docs.map(({ id }) => id)).toEqual(["b", "a"]);
  });

  test("of a collection group read all collections, or those below a document", async () => {
    const all = await db.collectionGroup("sub").get();
    expect(all.docs.map(({ ref }) => ref.path)).toEqual([
      "c/a/sub/x",
      "c/a/sub/x/sub/z",
      "c/b/sub/y",
      "missing/parent/sub/w",
    ]);
    const filtered = await db.collectionGroup("sub").where("n", ">", 1).orderBy("n", "desc").get();
    expect(filtered.docs.map(({ id }) => id)).toEqual(["w", "z", "y"]);
    const below = await asAdmin(
      admin.target,
      "POST",
      `/v1/projects/${admin.projectId}/databases/(default)/documents/c/a:runQuery`,
      { structuredQuery: { from: [{ collectionId: "sub", allDescendants: true }] } },
    );
    const text = JSON.stringify(below);
    expect([text.includes("c/a/sub/x/sub/z"), text.includes("c/b/sub/y")]).toEqual([true, false]);
  });

  test("are rejected beyond their limits with the official messages", async () => {
    const c = db.collection("c");
    const rejected: [Query, string][] = [
      [c.where("n", "in", numbers(31)), "3 INVALID_ARGUMENT: 'IN' supports up to 30 comparison values."],
      [
        c.where("n", "not-in", numbers(11)),
        "3 INVALID_ARGUMENT: 'NOT_IN' supports up to 10 comparison values.",
      ],
      [
        c.where("tags", "array-contains-any", numbers(31)),
        "3 INVALID_ARGUMENT: 'ARRAY_CONTAINS_ANY' supports up to 30 comparison values.",
      ],
      [
        c.where("n", "in", numbers(8)).where("m", "in", numbers(4)),
        "3 INVALID_ARGUMENT: Too many disjunctions after normalization. Result had 32 disjunctions which is more than the maximum of 30",
      ],
      [
        c.where("tags", "array-contains", 1).where("tags", "array-contains", 2),
        "9 FAILED_PRECONDITION: Only a single array-contains clause is allowed in a query",
      ],
      [
        c.where(Filter.or(Filter.where("n", "not-in", [1]), Filter.where("n", "==", 1))),
        "3 INVALID_ARGUMENT: 'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
      ],
    ];
    const messages = await Promise.all(rejected.map(([query]) => query.get().then(() => "ok", messageOf)));
    expect(messages).toEqual(rejected.map(([, message]) => message));
  });
});

describe("other reads", () => {
  test("aggregations, with a filter and a limit", async () => {
    const aggregated = await db
      .collection("c")
      .where("n", ">", 1)
      .limit(2)
      .aggregate({
        count: AggregateField.count(),
        sum: AggregateField.sum("n"),
        mean: AggregateField.average("n"),
      })
      .get();
    expect(aggregated.data()).toEqual({ count: 2, sum: 5, mean: 2.5 });
  });

  test("nearest neighbours", async () => {
    await db.doc("v/near").set({ at: FieldValue.vector([1, 0]) });
    await db.doc("v/far").set({ at: FieldValue.vector([5, 5]) });
    const found = await db
      .collection("v")
      .findNearest({
        vectorField: "at",
        queryVector: [0, 0],
        limit: 2,
        distanceMeasure: "EUCLIDEAN",
        distanceResultField: "d",
      })
      .get();
    expect(found.docs.map((document) => [document.id, document.get("d")])).toEqual([
      ["near", 1],
      ["far", Math.hypot(5, 5)],
    ]);
  });

  test("lists of documents, including missing ones, and of collections", async () => {
    const ids = async (path: string) => (await db.collection(path).listDocuments()).map(({ id }) => id);
    expect(await ids("c")).toEqual(["a", "b", "c", "d"]);
    expect(await ids("missing")).toEqual(["parent"]);
    expect((await db.listCollections()).map(({ id }) => id)).toEqual(["c", "missing"]);
    expect((await db.doc("c/a").listCollections()).map(({ id }) => id)).toEqual(["sub"]);
    expect(await db.doc("c/d").listCollections()).toEqual([]);
  });

  test("a page token continues a list of documents", async () => {
    const url = `/v1/projects/${admin.projectId}/databases/(default)/documents/c?pageSize=3`;
    const first = await asAdmin(admin.target, "GET", url);
    expect(first).toMatchObject({ documents: { length: 3 }, nextPageToken: expect.any(String) });
    const token = Object(first).nextPageToken;
    const second = await asAdmin(admin.target, "GET", `${url}&pageToken=${encodeURIComponent(token)}`);
    expect(second).toMatchObject({ documents: [{ name: expect.stringMatching(/\/c\/d$/) }] });
  });

  test("pipelines are rejected", async () => {
    const pipeline = db.pipeline().collection("c").execute();
    expect(await pipeline.then(() => "ok", messageOf)).toContain(
      "INVALID_ARGUMENT: ExecutePipeline requires the Database Edition to be `enterprise`.",
    );
  });
});

// The official emulator does not support partitions and ignores explain options.
describe.skipIf(isExternalTarget)("reads that the official emulator does not support", () => {
  test("partitions of a collection group contain all its documents once, in order", async () => {
    const batch = db.batch();
    for (const n of numbers(50)) batch.set(db.doc(`c/p${n}/sub/d${n}`), { n });
    await batch.commit();
    const group = db.collectionGroup("sub");
    const allPaths = (await group.orderBy(FieldPath.documentId()).get()).docs.map(({ ref }) => ref.path);
    expect(allPaths).toHaveLength(54);
    for (const count of [1, 2, 7, 53, 54, 100]) {
      const parts: string[][] = [];
      for await (const partition of group.getPartitions(count)) {
        const { docs } = await partition.toQuery().get();
        parts.push(docs.map(({ ref }) => ref.path));
      }
      expect(parts.flat()).toEqual(allPaths);
      expect(parts).toHaveLength(Math.min(count, allPaths.length));
    }
  });

  test("an empty collection group has one empty partition", async () => {
    const sizes: number[] = [];
    for await (const partition of db.collectionGroup("none").getPartitions(3)) {
      sizes.push((await partition.toQuery().get()).size);
    }
    expect(sizes).toEqual([0]);
  });

  test("explain is rejected", async () => {
    const expected = "12 UNIMPLEMENTED: Query explain (explain_options) is unimplemented";
    const query = db.collection("c").where("n", ">", 1);
    const explained = [query.explain(), query.explain({ analyze: true }), query.count().explain()];
    for (const answer of await Promise.all(explained.map((one) => one.then(() => "ok", messageOf)))) {
      expect(answer).toContain(expected);
    }
  });
});

describe("writes beyond a limit are rejected with the official messages", () => {
  const nested = (depth: number): unknown =>
    depth === 0 ? { integerValue: "1" } : { mapValue: { fields: { m: nested(depth - 1) } } };

  test.each<[string, Record<string, unknown>, string]>([
    [
      "a long text",
      { s: "x".repeat(1_048_488) },
      '3 INVALID_ARGUMENT: The value of property "s" is longer than 1048487 bytes.',
    ],
    [
      "a long name",
      { ["f".repeat(1_501)]: 1 },
      "3 INVALID_ARGUMENT: The property.name is longer than 1500 bytes.",
    ],
    [
      "a large document",
      { a: "x".repeat(600_000), b: "x".repeat(600_000) },
      "3 INVALID_ARGUMENT: maximum entity size is 1048576 bytes",
    ],
    ["a reserved name", { __x__: 1 }, "3 INVALID_ARGUMENT: field name __x__ is reserved"],
  ])("%s", async (_what, data, message) => {
    expect(
      await db
        .doc("limits/x")
        .set(data)
        .then(() => "ok", messageOf),
    ).toBe(message);
  });

  // Over REST, because the SDK rejects deep documents itself.
  test("20 levels of maps are accepted, 21 are not", async () => {
    const url = documentUrl(admin.projectId, "limits/deep");
    const set = (depth: number) => asAdmin(admin.target, "PATCH", url, { fields: { f: nested(depth) } });
    expect(await set(20)).toMatchObject({ fields: { f: nested(20) } });
    expect(await set(21).then(() => "ok", messageOf)).toContain("INVALID_ARGUMENT");
  });

  test("a commit of 2,000 writes is accepted", async () => {
    const batch = db.batch();
    for (const n of numbers(2_000)) batch.set(db.doc(`many/${n}`), { n });
    await batch.commit();
    expect((await db.collection("many").count().get()).data().count).toBe(2_000);
  });
});
