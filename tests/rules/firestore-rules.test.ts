import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import {
  addDoc,
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  documentId,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { everyNode, expressionAt, seen } from "./coverage.ts";
import { DOCUMENTS } from "./documents.ts";
import { CALLERS, type Caller, openRulesBench, type RulesBench } from "./support.ts";

let bench: RulesBench;

beforeAll(async () => {
  bench = await openRulesBench();
  await bench.unchecked(async (firestore) => {
    for (const { path, data } of DOCUMENTS) await setDoc(doc(firestore, path), data);
  });
});

afterAll(() => bench.close());

/** Awaits an operation and holds it to what the rules should say. */
async function expectAllowed(allowed: boolean, operation: Promise<unknown>): Promise<void> {
  await (allowed ? assertSucceeds(operation) : assertFails(operation));
}

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf("/"));

describe.each(DOCUMENTS)("$path", ({ path, get, list }) => {
  test.each(CALLERS)("get by %s", async (caller) => {
    await expectAllowed(get.includes(caller), getDoc(doc(bench.as(caller), path)));
  });

  test.each(CALLERS)("list by %s", async (caller) => {
    const documents = collection(bench.as(caller), parentOf(path));
    await expectAllowed(list.includes(caller), getDocs(documents));
    await expectAllowed(list.includes(caller), getDocs(query(documents, limit(1))));
    await expectAllowed(list.includes(caller), getCountFromServer(documents));
  });

  test.each(CALLERS)("no write by %s", async (caller) => {
    const firestore = bench.as(caller);
    const parent = parentOf(path);
    await assertFails(setDoc(doc(firestore, `${parent}/new`), { userId: caller }));
    await assertFails(addDoc(collection(firestore, parent), { userId: caller }));
    await assertFails(setDoc(doc(firestore, path), { userId: caller }));
    await assertFails(setDoc(doc(firestore, path), { more: 1 }, { merge: true }));
    await assertFails(updateDoc(doc(firestore, path), { more: 1 }));
    await assertFails(deleteDoc(doc(firestore, path)));
    await assertFails(writeBatch(firestore).delete(doc(firestore, path)).commit());
  });

  test.each(CALLERS)("no query over all collections of that name by %s", async (caller) => {
    const name = path.split("/").at(-2) ?? "";
    await assertFails(getDocs(collectionGroup(bench.as(caller), name)));
    await assertFails(getDocs(query(collectionGroup(bench.as(caller), name), where("userId", "==", caller))));
  });
});

describe("a document that does not exist", () => {
  test.each<[string, readonly Caller[]]>([
    ["content/local/packages/missing", ["nobody", "owner", "other"]],
    ["content/other-env/faq/missing", ["nobody", "owner", "other"]],
    ["content/local/compacks/missing", []],
    ["users/other", ["other"]],
    ["users/owner/programs/missing", ["owner"]],
    ["users/other/notifications/daily", ["other"]],
    ["bills/missing", []],
    ["assessments/missing", []],
  ])("%s", async (path, readers) => {
    for (const caller of CALLERS) {
      await expectAllowed(readers.includes(caller), getDoc(doc(bench.as(caller), path)));
      await assertFails(setDoc(doc(bench.as(caller), path), { userId: caller }));
    }
  });
});

test("a user is not found by a query either, not even by the own id", async () => {
  const users = collection(bench.as("owner"), "users");
  await assertFails(getDocs(query(users, where(documentId(), "==", "owner"))));
  await assertFails(getDocs(query(users, where("userId", "==", "owner"), limit(1))));
});

describe("bills", () => {
  const billsOf = (caller: Caller, userId: string) =>
    query(collection(bench.as(caller), "bills"), where("userId", "==", userId));

  test("are listed to whoever asks for their own, and to nobody else", async () => {
    const { docs } = await assertSucceeds(getDocs(billsOf("owner", "owner")));
    expect(docs.map(({ id }) => id)).toEqual(["one"]);
    expect((await assertSucceeds(getDocs(billsOf("other", "other")))).empty).toBe(true);
    await assertSucceeds(getDocs(query(billsOf("owner", "owner"), where("status", "in", ["success"]))));
    await assertFails(getDocs(billsOf("other", "owner")));
    await assertFails(getDocs(billsOf("nobody", "owner")));
    await assertFails(getDocs(billsOf("nobody", "")));
  });

  test("of several people are never listed together", async () => {
    const bills = collection(bench.as("owner"), "bills");
    await assertFails(getDocs(query(bills, where("userId", "in", ["owner", "other"]))));
    await assertFails(getDocs(query(bills, where("userId", ">=", "owner"))));
    await assertFails(getDocs(query(bills, where("userId", "!=", "other"))));
    await assertFails(getDocs(query(bills, where("status", "==", "success"))));
  });

  test("without an owner are nobody's", async () => {
    await bench.unchecked((firestore) => setDoc(doc(firestore, "bills/ownerless"), { status: "created" }));
    await bench.unchecked((firestore) => setDoc(doc(firestore, "bills/null"), { userId: null }));
    for (const caller of CALLERS) {
      await assertFails(getDoc(doc(bench.as(caller), "bills/ownerless")));
      await assertFails(getDoc(doc(bench.as(caller), "bills/null")));
    }
  });
});

test("a batch with one forbidden write does nothing at all", async () => {
  const firestore = bench.as("owner");
  const batch = writeBatch(firestore);
  batch.set(doc(firestore, "users/owner/programs/mine"), { a: 1 });
  batch.set(doc(firestore, "content/local/packages/mine"), { a: 1 });
  await assertFails(batch.commit());
  expect((await getDoc(doc(firestore, "users/owner/programs/mine"))).exists()).toBe(false);
});

test("after all this no document was written by a client", async () => {
  await bench.unchecked(async (firestore) => {
    for (const { path, data } of DOCUMENTS) {
      expect((await getDoc(doc(firestore, path))).data()).toEqual(data);
      expect((await getDoc(doc(firestore, `${parentOf(path)}/new`))).exists()).toBe(false);
    }
  });
});

// Last, because it looks at what all tests above made the rules say.
test("every condition was seen true and seen false", () => {
  const nodes = everyNode(bench.coverage());
  const conditions = nodes.filter((node) => seen(node, true) || seen(node, false));
  expect(conditions.length).toBeGreaterThan(0);
  expect(nodes.filter(({ values }) => values.length === 0)).toEqual([]);
  expect(
    conditions
      .filter((node) => !(seen(node, true) && seen(node, false)))
      .map((node) => expressionAt(bench.coverage(), node)),
  ).toEqual([]);
});
