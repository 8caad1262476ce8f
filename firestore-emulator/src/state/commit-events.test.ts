import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import type { StoredDocument } from "../model/document.ts";
import type { Write } from "../model/write.ts";
import { runs } from "../testing/soak.ts";
import type { Database } from "./database.ts";
import { Store } from "./store.ts";
import { collectionQuery, current, increment, integer, remove, set, transform } from "./testing/writes.ts";
import type { CommitEvent } from "./types.ts";

function open(): Database {
  return new Store().database("p", "(default)");
}

function collect(database: Database): CommitEvent[] {
  const events: CommitEvent[] = [];
  database.subscribe((event) => events.push(event));
  return events;
}

function sortedState(documents: Iterable<StoredDocument>): [string, StoredDocument][] {
  return [...documents].map((document): [string, StoredDocument] => [document.path, document]).sort();
}

describe("events", () => {
  it("are published once per commit, with each written document once", async () => {
    const database = open();
    await database.commit([set("c/same", { a: 1 }), set("c/old", { a: 1 })], {});
    const events = collect(database);
    const { commitTime } = await database.commit(
      [
        set("c/same", { a: 1 }),
        set("c/new", { a: 1 }),
        set("c/new", { a: 2 }),
        remove("c/old"),
        remove("c/none"),
      ],
      {},
    );
    expect(events).toHaveLength(1);
    expect(events[0]?.commitTime).toBe(commitTime);
    const changes = events[0]?.changes ?? [];
    expect(changes.map((change) => change.path)).toEqual(["c/same", "c/new", "c/old", "c/none"]);
    expect(changes[0]?.after).toBe(changes[0]?.before);
    expect(changes[0]?.after).toBeDefined();
    expect(changes[1]).toMatchObject({ before: undefined, after: { fields: new Map([["a", integer(2)]]) } });
    expect(changes[2]).toMatchObject({ before: { path: "c/old" }, after: undefined });
    expect(changes[3]).toEqual({ path: "c/none", before: undefined, after: undefined });
  });

  it("are delivered in commit order to every listener, also when a listener commits", async () => {
    const database = open();
    let nested: Promise<unknown> | undefined;
    database.subscribe(() => {
      nested ??= database.commit([set("c/second", {})], {});
    });
    const events = collect(database);
    await database.commit([set("c/first", {})], {});
    await nested;
    expect(events.map((event) => event.changes[0]?.path)).toEqual(["c/first", "c/second"]);
  });

  it("stop after unsubscribing", async () => {
    const database = open();
    const listener = vi.fn();
    const unsubscribe = database.subscribe(listener);
    unsubscribe();
    await database.commit([set("c/d", {})], {});
    expect(listener).not.toHaveBeenCalled();
  });

  it("have an origin for load and reset", () => {
    const store = new Store();
    const database = store.database("p", "(default)");
    const events = collect(database);
    database.load([{ path: "c/d", fields: new Map() }]);
    store.reset();
    expect(events.map(({ origin, changes }) => [origin, changes.length])).toEqual([
      ["load", 1],
      ["reset", 1],
    ]);
  });
});

const path = fc.constantFrom("c/a", "c/b", "c/a/d/x", "e/f");
const write: fc.Arbitrary<Write> = fc.oneof(
  fc.tuple(path, fc.nat(2)).map(([name, value]) => set(name, { v: value })),
  path.map((name) => transform(name, increment("v", 1))),
  path.map((name) => remove(name)),
);
const commits = fc.array(fc.array(write, { minLength: 1, maxLength: 3 }), { maxLength: 12 });

describe("commit log", () => {
  it("reproduces the state when replayed from any commit", async () => {
    await fc.assert(
      fc.asyncProperty(commits, fc.nat(12), async (batches, from) => {
        const database = open();
        let start = database.now();
        let rebuilt = new Map<string, StoredDocument>();
        for (const [index, batch] of batches.entries()) {
          if (index === from) {
            start = database.now();
            rebuilt = new Map(sortedState(database.documents()));
          }
          await database.commit(batch, {});
        }
        for (const { changes } of database.commitsSince(start) ?? []) {
          for (const { path: changed, before, after } of changes) {
            expect(rebuilt.get(changed)).toEqual(before);
            if (after === undefined) {
              rebuilt.delete(changed);
            } else {
              rebuilt.set(changed, after);
            }
          }
        }
        expect([...rebuilt].sort()).toEqual(sortedState(database.documents()));
      }),
    );
  });

  it("is incomplete for times before the creation of the database", () => {
    const store = new Store();
    const early = store.database("p", "first").now();
    expect(store.database("p", "second").commitsSince(early)).toBeUndefined();
  });
});

describe("read times", () => {
  it("returns the documents of the read time, by name and by query", async () => {
    await fc.assert(
      fc.asyncProperty(commits, async (batches) => {
        const database = open();
        const instants: { time: bigint; state: unknown; found: StoredDocument[] }[] = [];
        const held = database.read({ kind: "latest" });
        for (const batch of batches) {
          await database.commit(batch, {});
          instants.push({
            time: database.now(),
            state: ["c/a", "c/b"].map((name) => current(database, name)),
            found: database.read({ kind: "latest" }).query(collectionQuery("c")),
          });
        }
        for (const { time, state, found } of instants) {
          const past = database.read({ kind: "readTime", readTime: time });
          expect(["c/a", "c/b"].map((name) => past.get(name))).toEqual(state);
          expect(past.query(collectionQuery("c"))).toEqual(found);
        }
        expect(held.query(collectionQuery("c"))).toEqual([]);
      }),
      { numRuns: runs(50, 10_000) },
    );
  });

  it("rejects the future and times before the log", () => {
    const database = open();
    expect(() => database.read({ kind: "readTime", readTime: database.now() + 60_000_000n })).toThrow(
      expect.objectContaining({
        code: "INVALID_ARGUMENT",
        message: "The requested 'read_time' cannot be in the future.",
      }),
    );
    expect(() => database.read({ kind: "readTime", readTime: 1n })).toThrow(
      expect.objectContaining({
        code: "FAILED_PRECONDITION",
        message: "The requested 'read_time' is too old.",
      }),
    );
  });
});
