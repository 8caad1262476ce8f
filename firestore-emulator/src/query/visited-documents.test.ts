import { beforeAll, describe, expect, test } from "vitest";
import type { StoredDocument, Value } from "../model/document.ts";
import { NAME_FIELD } from "../model/field-path.ts";
import type { Filter, Order, Query } from "../model/query.ts";
import { Documents } from "../state/documents.ts";
import { runQuery } from "./run.ts";
import type { QuerySource } from "./source.ts";

const DOCUMENTS = 20_000;
const LIMIT = 20;
const TIED = 50;
const GROUPS = 200;

const stored = new Documents();
let visited = 0;

/** Counts the documents that a query reads. */
const counting: QuerySource = {
  get: (path) => stored.get(path),
  byName: (scope, range, reverse) => counted(stored.byName(scope, range, reverse)),
  byField: (scope, field, range, reverse) => counted(stored.byField(scope, field, range, reverse)),
};

function* counted(documents: Iterable<StoredDocument>): Generator<StoredDocument> {
  for (const document of documents) {
    visited += 1;
    yield document;
  }
}

beforeAll(() => {
  for (let index = 0; index < DOCUMENTS; index += 1) {
    const path = `c/d${String(index).padStart(6, "0")}`;
    const fields = new Map<string, Value>([
      ["n", integer(index)],
      ["tied", integer(Math.floor(index / TIED))],
      ["group", integer(index % GROUPS)],
      ["half", integer(index % 2)],
    ]);
    stored.change({ path, after: { path, fields, createTime: 1n, updateTime: 1n } });
  }
});

describe("documents visited by a limited query", () => {
  test.each<[string, Partial<Query>, number]>([
    ["its limit, in name order", {}, LIMIT],
    ["its limit, in reverse name order", { orderBy: [descending("__name__")] }, LIMIT],
    ["its limit, in a field's order", { orderBy: [ascending("n")] }, LIMIT],
    ["its limit and offset", { orderBy: [descending("n")], offset: 30 }, LIMIT + 30],
    ["its limit, from a start cursor", { orderBy: [ascending("n")], startAt: after(9_000) }, LIMIT + 1],
    ["its limit, within a range", { where: where("n", "GREATER_THAN", 15_000) }, LIMIT],
    ["its limit, with an equality in name order", { where: where("half", "EQUAL", 1) }, LIMIT],
    [
      "the ties of the last document, by two fields",
      { orderBy: [ascending("tied"), descending("n")] },
      TIED + 1,
    ],
    [
      "a small group, ordered by another field",
      { where: where("group", "EQUAL", 7), orderBy: [descending("n")] },
      DOCUMENTS / GROUPS,
    ],
    [
      "a bounded part of a large group, ordered by another field",
      { where: where("half", "EQUAL", 1), orderBy: [descending("n")] },
      1_001 + 2 * LIMIT,
    ],
  ])("%s", (_what, part, most) => {
    visited = 0;
    expect(runQuery({ ...everything(), ...part }, counting)).toHaveLength(LIMIT);
    expect(visited).toBeGreaterThan(0);
    expect(visited).toBeLessThanOrEqual(most);
  });
});

function everything(): Query {
  return {
    scope: { parent: "", collectionId: "c", allDescendants: false },
    where: undefined,
    orderBy: [],
    startAt: undefined,
    endAt: undefined,
    offset: 0,
    limit: LIMIT,
    select: undefined,
  };
}

function integer(value: number): Value {
  return { kind: "integer", value: BigInt(value) };
}

function where(field: string, op: "EQUAL" | "GREATER_THAN", value: number): Filter {
  return { kind: "field", field: [field], op, value: integer(value) };
}

function after(value: number): Query["startAt"] {
  return { values: [integer(value)], before: false };
}

function ascending(field: string): Order {
  return { field: [field], direction: "ASCENDING" };
}

function descending(field: string): Order {
  return { field: field === "__name__" ? NAME_FIELD : [field], direction: "DESCENDING" };
}
