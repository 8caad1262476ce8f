import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { StatusError } from "../model/status.ts";
import type { CommitResult } from "../model/write.ts";
import { runs } from "../testing/soak.ts";
import type { Database } from "./database.ts";
import { Store } from "./store.ts";
import { collectionQuery, current, integer, remove, set } from "./testing/writes.ts";

const TIMED_OUT = { code: "ABORTED", message: "Transaction lock timeout." };
const ENDED = { code: "ABORTED", message: "The referenced transaction has expired or is no longer valid." };

let database: Database;

beforeEach(() => {
  vi.useFakeTimers();
  database = new Store().database("p", "(default)");
});

afterEach(() => {
  vi.useRealTimers();
});

function begin(): Uint8Array {
  return database.beginTransaction({ kind: "readWrite" });
}

/** Begins a transaction that reads a document. */
function beginReading(path: string): Uint8Array {
  const id = begin();
  database.read({ kind: "transaction", id }).get(path);
  return id;
}

function commit(path: string, value: number, transaction?: Uint8Array): Promise<CommitResult> {
  return database.commit([set(path, { v: value })], { transaction });
}

/** Tracks the state of a promise; a rejection is not unhandled. */
function track(promise: Promise<unknown>) {
  const state = { status: "pending" };
  promise.then(
    () => {
      state.status = "done";
    },
    (error: unknown) => {
      state.status = error instanceof StatusError ? error.message : String(error);
    },
  );
  return state;
}

async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

function stored(path: string): unknown {
  return current(database, path)?.fields.get("v");
}

describe("locks", () => {
  it("block a write until the transaction ends", async () => {
    const transaction = beginReading("c/d");
    const plain = track(commit("c/d", 1));
    await settle();
    expect(plain.status).toBe("pending");
    await commit("c/d", 2, transaction);
    await settle();
    expect(plain.status).toBe("done");
    expect(stored("c/d")).toEqual(integer(1));
  });

  it("abort a write that waited 2 s", async () => {
    beginReading("c/d");
    const plain = commit("c/d", 1);
    const rejected = expect(plain).rejects.toMatchObject(TIMED_OUT);
    await vi.advanceTimersByTimeAsync(1_999);
    const late = track(plain);
    await settle();
    expect(late.status).toBe("pending");
    await vi.advanceTimersByTimeAsync(1);
    await rejected;
    expect(stored("c/d")).toBeUndefined();
  });

  it("cover missing documents, and collections by id below any parent", async () => {
    const id = begin();
    database.read({ kind: "transaction", id }).query(collectionQuery("c"));
    const nested = track(commit("x/y/c/new", 1));
    const other = track(commit("x/y", 1));
    await settle();
    expect([nested.status, other.status]).toEqual(["pending", "done"]);
    database.rollback(id);
    await settle();
    expect(nested.status).toBe("done");
  });

  it("do not block commits to other documents", async () => {
    beginReading("c/d");
    const blocked = track(commit("c/d", 1));
    await commit("c/e", 2);
    expect(blocked.status).toBe("pending");
    expect(stored("c/e")).toEqual(integer(2));
  });

  it("preserve the order of commits to one document", async () => {
    const transaction = beginReading("c/d");
    const first = track(database.commit([set("c/d", { v: 1 }), set("c/e", { v: 1 })], {}));
    const second = track(commit("c/e", 2));
    await settle();
    expect([first.status, second.status]).toEqual(["pending", "pending"]);
    database.rollback(transaction);
    await settle();
    expect([first.status, second.status]).toEqual(["done", "done"]);
    expect(stored("c/e")).toEqual(integer(2));
  });

  it("of later readers do not block a waiting commit", async () => {
    const early = beginReading("c/d");
    const waiting = track(commit("c/d", 1));
    const late = beginReading("c/d");
    await settle();
    database.rollback(early);
    await settle();
    expect(waiting.status).toBe("done");
    await expect(commit("c/d", 2, late)).rejects.toMatchObject({ code: "ABORTED" });
    expect(stored("c/d")).toEqual(integer(1));
  });
});

describe("two transactions that read and write the same document", () => {
  it("one succeeds and one is ABORTED, without waiting", async () => {
    const first = beginReading("c/d");
    const second = beginReading("c/d");
    const outcomes = await Promise.allSettled([commit("c/d", 1, first), commit("c/d", 2, second)]);
    expect(outcomes.map((outcome) => outcome.status)).toEqual(["fulfilled", "rejected"]);
    expect(outcomes[1]).toMatchObject({ reason: TIMED_OUT });
    expect(stored("c/d")).toEqual(integer(1));
  });

  it("the first succeeds when the second is rolled back in time", async () => {
    const first = beginReading("c/d");
    const second = beginReading("c/d");
    const waiting = track(commit("c/d", 1, first));
    await settle();
    expect(waiting.status).toBe("pending");
    database.rollback(second);
    await settle();
    expect(waiting.status).toBe("done");
  });

  it("longer cycles are resolved too", async () => {
    const [a, b, c] = [beginReading("c/a"), beginReading("c/b"), beginReading("c/c")];
    const outcomes = await Promise.allSettled([
      commit("c/b", 1, a),
      commit("c/c", 1, b),
      commit("c/a", 1, c),
    ]);
    expect(outcomes.filter((outcome) => outcome.status === "fulfilled").length).toBeGreaterThanOrEqual(1);
    expect(outcomes.filter((outcome) => outcome.status === "rejected").length).toBe(1);
  });
});

describe("a transaction", () => {
  it("has an id in the official format; unknown ids are rejected", async () => {
    const first = begin();
    const second = begin();
    expect(Buffer.from(first).toString("hex")).toBe("110100000000000000");
    expect(Buffer.from(second).toString("base64")).toBe("EQIAAAAAAAAA");
    const unknown = Uint8Array.from(second, (byte, index) => (index === 1 ? 9 : byte));
    expect(() => database.read({ kind: "transaction", id: unknown })).toThrow(
      expect.objectContaining({ code: "INVALID_ARGUMENT", message: "Transaction is invalid or expired." }),
    );
    await expect(database.commit([], { transaction: new Uint8Array(3) })).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      message: "Invalid transaction.",
    });
  });

  it("reads the latest documents", async () => {
    const id = begin();
    await commit("c/d", 1);
    expect(database.read({ kind: "transaction", id }).get("c/d")?.fields.get("v")).toEqual(integer(1));
  });

  it.each<[string, () => Promise<unknown>, (id: Uint8Array) => Promise<unknown>]>([
    ["its commit", async () => undefined, (id) => commit("c/d", 1, id)],
    ["an empty commit", async () => undefined, (id) => database.commit([], { transaction: id })],
    [
      "a commit that fails a precondition",
      async () => undefined,
      (id) =>
        database
          .commit([remove("c/x", { kind: "exists", exists: true })], { transaction: id })
          .catch(() => undefined),
    ],
    [
      "a denied commit",
      async () => undefined,
      (id) =>
        database
          .commit([set("c/d", {})], {
            transaction: id,
            authorize: () => {
              throw new StatusError("PERMISSION_DENIED", "no");
            },
          })
          .catch(() => undefined),
    ],
    ["60 idle seconds", async () => undefined, () => vi.advanceTimersByTimeAsync(60_000)],
    [
      "a recursive delete of what it read",
      () => commit("c/d", 1),
      async () => database.deleteRecursively("c/d"),
    ],
  ])("ends with %s", async (_, prepare, end) => {
    await prepare();
    const id = beginReading("c/d");
    await end(id);
    expect(() => database.read({ kind: "transaction", id })).toThrow(expect.objectContaining(ENDED));
    await expect(commit("c/e", 1, id)).rejects.toMatchObject(ENDED);
    expect(() => database.rollback(id)).not.toThrow();
    await commit("c/d", 7);
    expect(stored("c/d")).toEqual(integer(7));
  });

  it("stays open after an invalid commit, and after 59 idle seconds at a time", async () => {
    const id = beginReading("c/d");
    await expect(database.commit([set("c/d", { __x__: 1 })], { transaction: id })).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
    });
    for (let round = 0; round < 3; round += 1) {
      await vi.advanceTimersByTimeAsync(59_000);
      database.read({ kind: "transaction", id }).get("c/d");
    }
    await commit("c/d", 1, id);
    expect(stored("c/d")).toEqual(integer(1));
  });

  it("rejects its waiting commit when it ends", async () => {
    beginReading("c/d");
    const own = beginReading("c/d");
    const waiting = commit("c/d", 1, own);
    database.rollback(own);
    await expect(waiting).rejects.toMatchObject({ code: "ABORTED" });
  });
});

describe("a read-only transaction", () => {
  it("reads at one time, locks nothing and rejects writes", async () => {
    await commit("c/d", 1);
    const id = database.beginTransaction({ kind: "readOnly" });
    database.read({ kind: "transaction", id }).get("c/d");
    await commit("c/d", 2);
    expect(database.read({ kind: "transaction", id }).get("c/d")?.fields.get("v")).toEqual(integer(1));
    await expect(commit("c/d", 3, id)).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      message: "Cannot modify entities in a read-only transaction.",
    });
    await database.commit([], { transaction: id });
    expect(() => database.read({ kind: "transaction", id })).toThrow(expect.objectContaining(ENDED));
  });

  it("can have a read time in the past", async () => {
    await commit("c/d", 1);
    const readTime = database.now();
    await commit("c/d", 2);
    const id = database.beginTransaction({ kind: "readOnly", readTime });
    expect(database.read({ kind: "transaction", id }).get("c/d")?.fields.get("v")).toEqual(integer(1));
  });
});

describe("concurrent increments in transactions", () => {
  async function incrementOnce(path: string, pause: number): Promise<number> {
    for (let attempt = 1; ; attempt += 1) {
      const transaction = begin();
      const value = database.read({ kind: "transaction", id: transaction }).get(path)?.fields.get("v");
      const next = value?.kind === "integer" ? Number(value.value) + 1 : 1;
      await new Promise((resolve) => setTimeout(resolve, pause * attempt));
      try {
        await commit(path, next, transaction);
        return attempt;
      } catch (error) {
        if (!(error instanceof StatusError && error.code === "ABORTED")) {
          throw error;
        }
      }
    }
  }

  it("lose no update", async () => {
    const workers = fc.array(fc.record({ path: fc.constantFrom("c/a", "c/b"), pause: fc.nat(3) }), {
      minLength: 2,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(workers, async (plan) => {
        database = new Store().database("p", "(default)");
        const all = Promise.all(plan.map(({ path, pause }) => incrementOnce(path, pause)));
        await vi.advanceTimersByTimeAsync(60_000);
        await all;
        for (const path of ["c/a", "c/b"]) {
          const expected = plan.filter((worker) => worker.path === path).length;
          expect(stored(path)).toEqual(expected === 0 ? undefined : integer(expected));
        }
      }),
      { numRuns: runs(40, 5_000) },
    );
  });
});
