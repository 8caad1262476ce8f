import type { Firestore } from "firebase-admin/firestore";
import { beforeEach, describe, expect, test } from "vitest";
import { openAdmin } from "./support/admin.ts";
import { messageOf } from "./support/error-code.ts";

const INCREMENTS = 40;
const CLIENTS = 8;

const admin = await openAdmin();
let db: Firestore;

beforeEach(() => {
  db = admin.db;
});

describe("transactions through firebase-admin", () => {
  test.each(["document", "query", "missing document"] as const)(
    "hold a lock on the %s they read",
    async (what) => {
      const reference = db.doc(what === "missing document" ? "c/none" : "c/a");
      await db.doc("c/a").set({ n: 1 });
      const order: string[] = [];
      let plain: Promise<unknown> | undefined;
      await db.runTransaction(async (transaction) => {
        if (what === "query") await transaction.get(db.collection("c").where("n", ">", 0));
        else await transaction.get(reference);
        plain = reference.set({ n: 2 }).then(() => order.push("plain write"));
        // The plain write was received before this one.
        await db.doc("other/x").set({});
        order.push("transaction");
        transaction.set(db.doc("c/result"), { n: 1 });
      });
      await plain;
      expect(order).toEqual(["transaction", "plain write"]);
      expect((await reference.get()).get("n")).toBe(2);
    },
  );

  test("block other writes, which are ABORTED after a timeout", async () => {
    await db.doc("c/a").set({ n: 1 });
    const result = await db.runTransaction(async (transaction) => {
      await transaction.get(db.doc("c/a"));
      // Another transaction, because plain writes are retried.
      return await db
        .runTransaction(async (other) => other.set(db.doc("c/a"), { n: 2 }), { maxAttempts: 1 })
        .then(() => "ok", messageOf);
    });
    expect(result).toBe("10 ABORTED: Transaction lock timeout.");
    expect((await db.doc("c/a").get()).get("n")).toBe(1);
  });

  test("in conflict are retried until all succeed", async () => {
    const counter = db.doc("c/counter");
    await counter.set({ n: 0 });
    let attempts = 0;
    const bothRead = Promise.withResolvers<void>();
    const increment = () =>
      db.runTransaction(async (transaction) => {
        const n: number = (await transaction.get(counter)).get("n");
        attempts += 1;
        // Both read before either writes.
        if (attempts === 2) bothRead.resolve();
        await bothRead.promise;
        transaction.update(counter, { n: n + 1 });
      });
    await Promise.all([increment(), increment()]);
    expect((await counter.get()).get("n")).toBe(2);
    expect(attempts).toBeGreaterThan(2);
  });

  test(`${INCREMENTS} concurrent increments by ${CLIENTS} clients are not lost`, async () => {
    const counter = db.doc("c/counter");
    await counter.set({ n: 0 });
    const client = async () => {
      for (let i = 0; i < INCREMENTS / CLIENTS; i += 1) {
        await db.runTransaction(
          async (transaction) => {
            transaction.update(counter, { n: (await transaction.get(counter)).get("n") + 1 });
          },
          { maxAttempts: 100 },
        );
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    expect((await counter.get()).get("n")).toBe(INCREMENTS);
  });

  test("that fail write nothing and release their locks", async () => {
    await db.doc("c/a").set({ n: 1 });
    const failing = db.runTransaction(async (transaction) => {
      await transaction.get(db.doc("c/a"));
      transaction.set(db.doc("c/b"), {});
      throw new Error("changed my mind");
    });
    expect(await failing.catch(messageOf)).toBe("changed my mind");
    await db.doc("c/a").update({ n: 2 });
    expect((await db.doc("c/b").get()).exists).toBe(false);
  });

  test("that are read-only read at their read time, and take no locks", async () => {
    const written = await db.doc("c/a").set({ n: 1 });
    await db.doc("c/a").set({ n: 2 });
    await db.doc("c/b").set({ n: 2 });
    const result = await db.runTransaction(
      async (transaction) => {
        const [a, b] = await transaction.getAll(db.doc("c/a"), db.doc("c/b"));
        await db.doc("c/a").set({ n: 3 });
        const all = await transaction.get(db.collection("c"));
        const counted = await transaction.get(db.collection("c").count());
        return [a?.get("n"), b?.exists, all.docs.map((document) => document.get("n")), counted.data().count];
      },
      { readOnly: true, readTime: written.writeTime },
    );
    expect(result).toEqual([1, false, [1], 1]);
    expect((await db.doc("c/a").get()).get("n")).toBe(3);
  });

  test("that are read-only cannot write", async () => {
    const writing = db.runTransaction(
      async (transaction) => {
        await transaction.get(db.doc("c/a"));
        transaction.set(db.doc("c/a"), {});
      },
      { readOnly: true },
    );
    expect(await writing.then(() => "ok", messageOf)).toContain("read-only");
  });
});
