import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Precondition } from "../model/write.ts";
import type { Database } from "./database.ts";
import { Store } from "./store.ts";
import { set, verify } from "./testing/writes.ts";
import type { CommitEvent } from "./types.ts";

const EXISTS: Precondition = { kind: "exists", exists: true };

let database: Database;

beforeEach(async () => {
  vi.useFakeTimers();
  database = new Store().database("p", "(default)");
  await database.commit([set("c/d", { a: 1 })], {});
});

afterEach(() => {
  vi.useRealTimers();
});

/** Begins a transaction that reads the document. */
function beginReading(): Uint8Array {
  const id = database.beginTransaction({ kind: "readWrite" });
  database.read({ kind: "transaction", id }).get("c/d");
  return id;
}

describe("verify", () => {
  it("checks the precondition without changes", async () => {
    const events: CommitEvent[] = [];
    database.subscribe((event) => events.push(event));
    const { writeResults } = await database.commit([verify("c/d", EXISTS)], {});
    expect(writeResults).toEqual([{ updateTime: undefined, transformResults: [] }]);
    expect(events).toEqual([]);
    await expect(
      database.commit([verify("c/d", { kind: "exists", exists: false })], {}),
    ).rejects.toMatchObject({ code: "ALREADY_EXISTS" });
  });

  it("of a locked document is ABORTED after 2 s", async () => {
    beginReading();
    const outcome = Promise.allSettled([database.commit([verify("c/d", EXISTS)], {})]);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(await Promise.race([outcome, "waiting"])).toBe("waiting");
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toMatchObject([
      { reason: { code: "ABORTED", message: "Transaction lock timeout." } },
    ]);
  });

  it("of a locked document succeeds when the transaction has ended", async () => {
    const transaction = beginReading();
    const verified = database.commit([verify("c/d", EXISTS)], {});
    database.rollback(transaction);
    expect((await verified).writeResults).toHaveLength(1);
  });

  it("of a document read in the same transaction does not wait", async () => {
    const transaction = beginReading();
    const { writeResults } = await database.commit([verify("c/d", EXISTS)], { transaction });
    expect(writeResults).toHaveLength(1);
  });
});
