import { describe, expect, test } from "vitest";
import type { Precondition, Write } from "../model/write.ts";
import { Store } from "./store.ts";
import { remove, set, transform } from "./testing/writes.ts";

const EXISTS: Precondition = { kind: "exists", exists: true };
const MISSING: Precondition = { kind: "exists", exists: false };
const insert = set("c/d", { a: 1 }, MISSING);
const update = set("c/d", { a: 2 }, EXISTS);
const upsert = set("c/d", { a: 3 });
const deletion = remove("c/d");

const commit = (...writes: Write[]) => new Store().database("p", "(default)").commit(writes, {});

describe("two writes to one document in a commit", () => {
  test.each([
    ["insert", "insert", insert, insert],
    ["upsert", "insert", upsert, insert],
    ["update", "insert", update, insert],
    ["delete", "update", deletion, update],
  ] as const)("%s, %s are rejected before any is applied", async (first, second, before, after) => {
    const database = new Store().database("p", "(default)");
    const other = set("c/other", { a: 1 });
    await expect(database.commit([other, before, set("c/else", {}), after], {})).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      message: `Cannot ${first} then ${second} an entity in the same request.`,
    });
    expect([...database.documents()]).toEqual([]);
  });

  test.each<[string, Write[]]>([
    ["insert, update", [insert, update]],
    ["upsert, update", [upsert, update]],
    ["delete, insert", [deletion, insert]],
    ["delete, upsert, update", [deletion, upsert, update]],
    ["insert, transform, delete, insert", [insert, transform("c/d"), deletion, insert]],
  ])("%s are accepted", async (_, writes) => {
    expect((await commit(...writes)).writeResults).toHaveLength(writes.length);
  });

  test("writes to different documents are independent", async () => {
    const writes = [deletion, set("c/e", {}, MISSING), set("c/e", {}, EXISTS), set("c/f", {}, MISSING)];
    expect((await commit(...writes)).writeResults).toHaveLength(4);
  });
});
