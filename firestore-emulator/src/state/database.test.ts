import { describe, expect, it } from "vitest";
import { StatusError } from "../model/status.ts";
import type { Write } from "../model/write.ts";
import type { Database } from "./database.ts";
import { Store } from "./store.ts";
import { current, increment, integer, remove, set, transform, verify } from "./testing/writes.ts";
import type { CommitEvent, PendingCommit } from "./types.ts";

function open(): Database {
  return new Store().database("p", "(default)");
}

function collect(database: Database): CommitEvent[] {
  const events: CommitEvent[] = [];
  database.subscribe((event) => events.push(event));
  return events;
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
