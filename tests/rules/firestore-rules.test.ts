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
import type { CoverageNode, CoverageReport } from "../../firestore-emulator/src/rules/types.ts";
import { DOCUMENTS } from "./documents.ts";
import { CALLERS, type Caller, type RulesFixture, startRulesFixture } from "./support.ts";

let fixture: RulesFixture;

beforeAll(async () => {
  fixture = await startRulesFixture();
  await fixture.withoutRules(async (firestore) => {
    for (const { path, data } of DOCUMENTS) await setDoc(doc(firestore, path), data);
  });
});

afterAll(() => fixture.close());

/** Awaits an operation and asserts that the rules allow or deny it. */
async function expectAllowed(allowed: boolean, operation: Promise<unknown>): Promise<void> {
  await (allowed ? assertSucceeds(operation) : assertFails(operation));
}

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf("/"));

describe.each(DOCUMENTS)("$path", ({ path, get, list }) => {
  test.each(CALLERS)("get by %s", async (caller) => {
    await expectAllowed(get.includes(caller), getDoc(doc(fixture.as(caller), path)));
  });

  test.each(CALLERS)("list by %s", async (caller) => {
    const documents = collection(fixture.as(caller), parentOf(path));
    await expectAllowed(list.includes(caller), getDocs(documents));
    await expectAllowed(list.includes(caller), getDocs(query(documents, limit(1))));
    await expectAllowed(list.includes(caller), getCountFromServer(documents));
  });

  test.each(CALLERS)("no write by %s", async (caller) => {
    const firestore = fixture.as(caller);
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
    await assertFails(getDocs(collectionGroup(fixture.as(caller), name)));
    await assertFails(
      getDocs(query(collectionGroup(fixture.as(caller), name), where("userId", "==", caller))),
    );
  });
});

describe("a document that does not exist", () => {
  test.each<[string, readonly Caller[]]>([
    ["content/local/packages/missing", ["signedOut", "owner", "other"]],
    ["content/other-env/faq/missing", ["signedOut", "owner", "other"]],
    ["content/local/compacks/missing", []],
    ["users/other", []],
    ["users/owner/programs/missing", []],
    ["users/other/notifications/daily", []],
    ["bills/missing", []],
    ["assessments/missing", []],
  ])("%s", async (path, readers) => {
    for (const caller of CALLERS) {
      await expectAllowed(readers.includes(caller), getDoc(doc(fixture.as(caller), path)));
      await assertFails(setDoc(doc(fixture.as(caller), path), { userId: caller }));
    }
  });
});

test("users cannot be queried, not even by the own id", async () => {
  const users = collection(fixture.as("owner"), "users");
  await assertFails(getDocs(query(users, where(documentId(), "==", "owner"))));
  await assertFails(getDocs(query(users, where("userId", "==", "owner"), limit(1))));
});

test("not even a user's own bills can be queried", async () => {
  const bills = collection(fixture.as("owner"), "bills");
  await assertFails(getDocs(query(bills, where("userId", "==", "owner"))));
  await assertFails(getDocs(query(bills, where("userId", "==", "owner"), limit(1))));
});

test("a batch with one denied write changes nothing", async () => {
  const firestore = fixture.as("owner");
  const batch = writeBatch(firestore);
  batch.set(doc(firestore, "users/owner/programs/new"), { a: 1 });
  batch.set(doc(firestore, "content/local/packages/new"), { a: 1 });
  await assertFails(batch.commit());
  await fixture.withoutRules(async (admin) => {
    expect((await getDoc(doc(admin, "users/owner/programs/new"))).exists()).toBe(false);
  });
});

test("no document was written by a client in the tests above", async () => {
  await fixture.withoutRules(async (firestore) => {
    for (const { path, data } of DOCUMENTS) {
      expect((await getDoc(doc(firestore, path))).data()).toEqual(data);
      expect((await getDoc(doc(firestore, `${parentOf(path)}/new`))).exists()).toBe(false);
    }
  });
});

// Last, because it checks the coverage of all tests above.
test("every condition was true and false", () => {
  const nodes = everyNode(fixture.coverage());
  const conditions = nodes.filter((node) => hasValue(node, true) || hasValue(node, false));
  expect(conditions.length).toBeGreaterThan(0);
  expect(nodes.filter(({ values }) => values.length === 0)).toEqual([]);
  expect(
    conditions
      .filter((node) => !(hasValue(node, true) && hasValue(node, false)))
      .map((node) => expressionAt(fixture.coverage(), node)),
  ).toEqual([]);
});

/** All expressions of the rules, including nested ones. */
function everyNode({ report }: CoverageReport): CoverageNode[] {
  const flatten = (node: CoverageNode): CoverageNode[] => [node, ...node.children.flatMap(flatten)];
  return report.flatMap(flatten);
}

function hasValue({ values }: CoverageNode, expected: boolean): boolean {
  return values.some(({ value, count }) => value["boolValue"] === expected && count > 0);
}

/** Line and text of an expression, for failure messages. */
function expressionAt({ rules }: CoverageReport, { sourcePosition }: CoverageNode): string {
  const { line, currentOffset, endOffset } = sourcePosition;
  const text = [...(rules.files[0]?.content ?? "")].slice(currentOffset, endOffset + 1).join("");
  return `line ${line}: ${text}`;
}
