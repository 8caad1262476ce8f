import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import type { StoredDocument } from "../model/document.ts";
import { StatusError } from "../model/status.ts";
import type { Write } from "../model/write.ts";
import { Store } from "./store.ts";
import {
  collectionQuery,
  current,
  increment,
  integer,
  remove,
  set,
  transform,
  verify,
} from "./testing/writes.ts";
import type { CommitEvent, Database, PendingCommit } from "./types.ts";

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

describe("commit", () => {
  it("applies writes in order, each on the result of the previous one, with one commit time", async () => {
    const database = open();
    const { writeResults, commitTime } = await database.commit(
      [set("c/d", { a: 1 }), transform("c/d", increment("a", 2)), set("c/e", { a: 5 })],
      {},
    );
    expect(current(database, "c/d")).toEqual({
      path: "c/d",
      fields: new Map([["a", integer(3)]]),
      createTime: commitTime,
      updateTime: commitTime,
    });
    expect(writeResults).toEqual([
      { updateTime: commitTime, transformResults: [] },
      { updateTime: commitTime, transformResults: [integer(3)] },
      { updateTime: commitTime, transformResults: [] },
    ]);
  });

  it("changes nothing when any write fails", async () => {
    const database = open();
    await database.commit([set("c/d", { a: 1 })], {});
    const events = collect(database);
    await expect(
      database.commit([set("c/d", { a: 2 }), remove("c/missing", { kind: "exists", exists: true })], {}),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(current(database, "c/d")?.fields).toEqual(new Map([["a", integer(1)]]));
    expect(events).toEqual([]);
  });

  it("resets the create time of a document deleted before, also in the same commit", async () => {
    const database = open();
    await database.commit([set("c/d", { a: 1 })], {});
    const { commitTime } = await database.commit([remove("c/d"), set("c/d", { a: 1 })], {});
    expect(current(database, "c/d")).toMatchObject({ createTime: commitTime, updateTime: commitTime });
  });

  it("stores one request time per commit, in milliseconds, and passes it to authorize", async () => {
    const database = open();
    const authorized: PendingCommit[] = [];
    const stamp = transform("c/d", { field: ["at"], kind: "requestTime" });
    await database.commit([stamp, { ...stamp, path: "c/e" }], {
      authorize: (commit) => authorized.push(commit),
    });
    const requestTime = authorized[0]?.requestTime ?? -1n;
    expect(requestTime % 1_000n).toBe(0n);
    for (const path of ["c/d", "c/e"]) {
      expect(current(database, path)?.fields.get("at")).toEqual({ kind: "timestamp", micros: requestTime });
    }
  });

  it("authorizes all writes with the documents before and after, before checking preconditions", async () => {
    const database = open();
    await database.commit([set("c/d", { a: 1 })], {});
    const denied = new StatusError("PERMISSION_DENIED", "no");
    const seen: unknown[] = [];
    const authorize = (commit: PendingCommit) => {
      for (const { write, before, after } of commit.writes) {
        seen.push([write.kind, before?.fields, after?.fields]);
      }
      seen.push(["stored", commit.before.get("c/d")?.fields], ["finally", commit.after("c/d")?.fields]);
      throw denied;
    };
    const writes = [
      set("c/d", { a: 2 }),
      transform("c/d", increment("a", 1)),
      set("c/new", {}, { kind: "exists", exists: true }),
    ];
    await expect(database.commit(writes, { authorize })).rejects.toBe(denied);
    const a = (value: number) => new Map([["a", integer(value)]]);
    expect(seen).toEqual([
      ["update", a(1), a(2)],
      ["update", a(2), a(3)],
      ["update", undefined, new Map()],
      ["stored", a(1)],
      ["finally", a(3)],
    ]);
    expect(current(database, "c/d")?.fields).toEqual(a(1));
  });

  it("checks the preconditions of verify without changes", async () => {
    const database = open();
    await database.commit([set("c/d", { a: 1 })], {});
    const events = collect(database);
    const { writeResults } = await database.commit([verify("c/d", { kind: "exists", exists: true })], {});
    expect(writeResults).toEqual([{ updateTime: undefined, transformResults: [] }]);
    expect(events).toEqual([]);
    await expect(
      database.commit([verify("c/d", { kind: "exists", exists: false })], {}),
    ).rejects.toMatchObject({ code: "ALREADY_EXISTS" });
  });

  it.each<[string, Write[]]>([
    ["a verify must contain a precondition", [verify("c/d")]],
    [
      "the same document cannot be verified and then written in a single request",
      [verify("c/d", { kind: "exists", exists: true }), set("c/d", {})],
    ],
    [
      "the same document cannot be written and then verified in a single request",
      [remove("c/d"), verify("c/d", { kind: "exists", exists: true })],
    ],
    [
      "the same document cannot be verified more than once in a single request",
      [verify("c/d", { kind: "exists", exists: true }), verify("c/d", { kind: "exists", exists: true })],
    ],
    ["field name __x__ is reserved", [set("c/d", { __x__: 1 })]],
    ["field name __x__ is reserved", [transform("c/d", increment("__x__", 1))]],
    [
      "Nested arrays are not allowed",
      [transform("c/d", { field: ["a"], kind: "appendMissing", values: [{ kind: "array", values: [] }] })],
    ],
    [
      "maximum entity size is 1048576 bytes",
      [
        {
          ...transform("c/d"),
          kind: "update",
          fields: new Map(
            ["a", "b"].map((name) => [name, { kind: "bytes", value: new Uint8Array(600_000) }]),
          ),
          mask: undefined,
          transforms: [],
        },
      ],
    ],
  ])("rejects with: %s", async (message, writes) => {
    await expect(open().commit(writes, {})).rejects.toMatchObject({ code: "INVALID_ARGUMENT", message });
  });

  it("formats the path of a nested missing document", async () => {
    const exists = { kind: "exists", exists: true } as const;
    await expect(open().commit([set("c/d/e/__id5__", {}, exists)], {})).rejects.toMatchObject({
      code: "NOT_FOUND",
      message:
        'no entity to update: app: "dev~p"\npath <\n  Element {\n    type: "c"\n    name: "d"\n  }\n' +
        '  Element {\n    type: "e"\n    id: 5\n  }\n>\n',
    });
  });
});

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
      { numRuns: 50 },
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

describe("load", () => {
  it("does not change documents with the same fields", async () => {
    const database = open();
    await database.commit([set("c/d", { a: 1 }), set("c/e", { a: 1 })], {});
    const before = current(database, "c/d");
    database.load([
      { path: "c/d", fields: new Map([["a", integer(1)]]) },
      { path: "c/e", fields: new Map([["a", integer(2)]]) },
    ]);
    expect(current(database, "c/d")).toBe(before);
    expect(current(database, "c/e")?.fields).toEqual(new Map([["a", integer(2)]]));
  });
});

describe("the hierarchy of collections", () => {
  it("lists collections and missing ancestors as long as they have documents", async () => {
    const database = open();
    await database.commit(
      [set("users/a", {}), set("users/a/posts/p", {}), set("users/missing/x/y/z/w", {})],
      {},
    );
    expect(database.collectionIds("")).toEqual(["users"]);
    expect(database.collectionIds("users/a")).toEqual(["posts"]);
    expect(database.collectionIds("users/missing/x/y")).toEqual(["z"]);
    expect(database.missingDocuments("users")).toEqual(["users/missing"]);
    expect(database.missingDocuments("users/missing/x")).toEqual(["users/missing/x/y"]);
    await database.commit([remove("users/missing/x/y/z/w"), remove("users/a")], {});
    expect(database.collectionIds("users/missing")).toEqual([]);
    expect(database.missingDocuments("users")).toEqual(["users/a"]);
  });

  it.each([
    ["users/a", ["users/b", "users-x/a", "z/z"]],
    ["users", ["users-x/a", "z/z"]],
    ["", []],
  ])("deletes all documents at or below %j", async (below, left) => {
    const database = open();
    const paths = ["users/a", "users/a/p/1", "users/a/p/1/q/2", "users/b", "users-x/a", "z/z"];
    await database.commit(
      paths.map((name) => set(name, {})),
      {},
    );
    const events = collect(database);
    database.deleteRecursively(below);
    expect([...database.documents()].map((document) => document.path)).toEqual(left);
    expect(events.map((event) => event.changes.length)).toEqual([paths.length - left.length]);
  });
});
