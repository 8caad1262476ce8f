import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { StoredDocument, Value } from "../model/document.ts";
import { NAME_FIELD } from "../model/field-path.ts";
import type { FieldOperator, Filter, Order, Query, Scope } from "../model/query.ts";
import { Documents } from "../state/documents.ts";
import { runs } from "../testing/soak.ts";
import { matchesQuery } from "./compiled.ts";
import { effectiveOrders } from "./order.ts";
import { planQuery } from "./plan.ts";
import { runQuery, scanQuery } from "./run.ts";
import type { QuerySource } from "./source.ts";
import { validateQuery } from "./validate.ts";

const ROOT = "projects/p/databases/d/documents";

const value: fc.Arbitrary<Value> = fc.constantFrom<Value>(
  { kind: "null" },
  { kind: "boolean", value: true },
  { kind: "double", value: Number.NaN },
  { kind: "integer", value: 0n },
  { kind: "double", value: -0 },
  { kind: "integer", value: 1n },
  { kind: "double", value: 1 },
  { kind: "integer", value: 2n },
  { kind: "timestamp", micros: 5n },
  { kind: "string", value: "a" },
  { kind: "string", value: "b" },
  { kind: "array", values: [{ kind: "integer", value: 1n }] },
  { kind: "map", fields: new Map([["x", { kind: "integer", value: 1n }]]) },
);
const field = fc.constantFrom("a", "b", "c");
const path = fc.constantFrom(
  ...[
    "c/1",
    "c/2",
    "c/3",
    "c/4",
    "c/__id7__",
    "c/__id12__",
    "c/1/c/1",
    "c/1/c/2",
    "c/2/c/9",
    "c/1/e/1",
    "e/1",
    "cc/1",
    "b/1/c/1",
  ],
);
const fields = fc.array(fc.tuple(field, value), { maxLength: 3 }).map((entries) => new Map(entries));
const change = fc.record({ path, fields: fc.option(fields, { nil: undefined, freq: 4 }) });

const scope: fc.Arbitrary<Scope> = fc.constantFrom<Scope>(
  { parent: "", collectionId: "c", allDescendants: false },
  { parent: "c/1", collectionId: "c", allDescendants: false },
  { parent: "", collectionId: "c", allDescendants: true },
  { parent: "c/1", collectionId: "c", allDescendants: true },
);
const reference = path.map((name): Value => ({ kind: "reference", name: `${ROOT}/${name}` }));

const comparison: fc.Arbitrary<Filter> = fc.record({
  kind: fc.constant("field" as const),
  field: field.map((name) => [name]),
  op: fc.constantFrom<FieldOperator>(
    "LESS_THAN",
    "LESS_THAN_OR_EQUAL",
    "GREATER_THAN",
    "GREATER_THAN_OR_EQUAL",
    "EQUAL",
    "EQUAL",
    "NOT_EQUAL",
    "ARRAY_CONTAINS",
  ),
  value,
});
const membership: fc.Arbitrary<Filter> = fc.record({
  kind: fc.constant("field" as const),
  field: field.map((name) => [name]),
  op: fc.constantFrom<FieldOperator>("IN", "NOT_IN", "ARRAY_CONTAINS_ANY"),
  value: fc.array(value, { minLength: 1, maxLength: 4 }).map((values): Value => ({ kind: "array", values })),
});
const byName: fc.Arbitrary<Filter> = fc.record({
  kind: fc.constant("field" as const),
  field: fc.constant(NAME_FIELD),
  op: fc.constantFrom<FieldOperator>("EQUAL", "GREATER_THAN", "LESS_THAN_OR_EQUAL"),
  value: reference,
});
const leaf: fc.Arbitrary<Filter> = fc.oneof(
  { weight: 4, arbitrary: comparison },
  { weight: 2, arbitrary: membership },
  { weight: 1, arbitrary: byName },
);
const filter: fc.Arbitrary<Filter> = fc.oneof(
  leaf,
  fc.record({
    kind: fc.constant("composite" as const),
    op: fc.constantFrom("AND" as const, "AND" as const, "OR" as const),
    filters: fc.array(leaf, { maxLength: 3 }),
  }),
);
const order: fc.Arbitrary<Order> = fc.record({
  field: fc.constantFrom(["a"], ["b"], NAME_FIELD),
  direction: fc.constantFrom("ASCENDING" as const, "DESCENDING" as const),
});

const query: fc.Arbitrary<Query> = fc
  .record({
    scope,
    where: fc.option(filter, { nil: undefined, freq: 4 }),
    orderBy: fc.array(order, { maxLength: 2 }),
    cursors: fc.record({
      values: fc.array(value, { maxLength: 2 }),
      name: reference,
      sides: fc.nat(3),
      before: fc.boolean(),
    }),
    offset: fc.constantFrom(0, 0, 1),
    limit: fc.constantFrom(undefined, 0, 1, 3),
  })
  .map(({ cursors, ...rest }) => {
    const cursor = {
      before: cursors.before,
      values: rest.orderBy
        .slice(0, cursors.values.length)
        .map(({ field: ordered }, index) =>
          ordered === NAME_FIELD ? cursors.name : (cursors.values[index] ?? cursors.name),
        ),
    };
    return {
      ...rest,
      startAt: cursors.sides === 1 ? cursor : undefined,
      endAt: cursors.sides === 2 ? cursor : undefined,
      select: undefined,
    };
  })
  .filter((candidate) => {
    try {
      validateQuery(candidate);
      return true;
    } catch {
      return false;
    }
  });

function apply(
  documents: Documents,
  changes: readonly { path: string; fields: StoredDocument["fields"] | undefined }[],
) {
  for (const { path: changed, fields: stored } of changes) {
    const after =
      stored === undefined ? undefined : { path: changed, fields: stored, createTime: 1n, updateTime: 1n };
    documents.change({ path: changed, after });
  }
}

describe("runQuery", () => {
  it("returns the same as a scan, also after changes to indexed documents", () => {
    const changes = fc.array(change, { maxLength: 30 });
    fc.assert(
      fc.property(
        changes,
        changes,
        fc.array(query, { minLength: 1, maxLength: 5 }),
        (first, second, queries) => {
          const documents = new Documents();
          for (const step of [first, second]) {
            apply(documents, step);
            for (const candidate of queries) {
              expect(runQuery(candidate, documents)).toEqual(scanQuery(candidate, documents));
            }
          }
        },
      ),
      { numRuns: runs(400, 50_000) },
    );
  });

  it("agrees with matchesQuery without offset and limit", () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), query, (changes, candidate) => {
        const documents = new Documents();
        apply(documents, changes);
        const whole = { ...candidate, offset: 0, limit: undefined };
        const found = new Set(runQuery(whole, documents));
        for (const document of documents.atOrBelow("")) {
          expect(matchesQuery(whole, document)).toBe(found.has(document));
        }
      }),
    );
  });
});

const base: Query = {
  scope: { parent: "", collectionId: "c", allDescendants: false },
  where: undefined,
  orderBy: [],
  startAt: undefined,
  endAt: undefined,
  offset: 0,
  limit: 10,
  select: undefined,
};

/** Counts the documents that a query reads. */
function counting(source: QuerySource): { source: QuerySource; read: () => number } {
  let count = 0;
  function* counted(documents: Iterable<StoredDocument>) {
    for (const document of documents) {
      count += 1;
      yield document;
    }
  }
  return {
    read: () => count,
    source: {
      get: (name) => source.get(name),
      byName: (...args) => counted(source.byName(...args)),
      byField: (...args) => {
        const found = source.byField(...args);
        return found === undefined ? undefined : counted(found);
      },
    },
  };
}

describe("documents read by a limited query of 5,000 documents", () => {
  const documents = new Documents();
  const integer = (number: number): Value => ({ kind: "integer", value: BigInt(number) });
  apply(
    documents,
    Array.from({ length: 5_000 }, (_, index) => ({
      path: `c/${String(index).padStart(5, "0")}`,
      fields: new Map([
        ["rank", integer((index * 7_919) % 5_000)],
        ["owner", integer(index % 500)],
        ["state", integer(index % 2)],
      ]),
    })),
  );
  const equal = (name: string, wanted: number): Filter => ({
    kind: "field",
    field: [name],
    op: "EQUAL",
    value: integer(wanted),
  });
  const byRank: Order = { field: ["rank"], direction: "DESCENDING" };

  it.each<[string, Query, number]>([
    ["in name order", base, 10],
    ["by one field", { ...base, orderBy: [byRank] }, 10],
    [
      "from a start cursor",
      { ...base, orderBy: [byRank], startAt: { values: [integer(2_000)], before: false } },
      11,
    ],
    [
      "above a bound",
      { ...base, where: { kind: "field", field: ["rank"], op: "GREATER_THAN", value: integer(4_000) } },
      10,
    ],
    ["of one owner", { ...base, where: equal("owner", 3) }, 10],
    ["of one owner by another field", { ...base, where: equal("owner", 3), orderBy: [byRank] }, 10],
    [
      "of half the documents by another field",
      { ...base, where: equal("state", 1), orderBy: [byRank] },
      1_100,
    ],
  ])("reads few documents %s", (_, candidate, most) => {
    const { source, read } = counting(documents);
    const found = runQuery(candidate, source);
    expect(found).toEqual(scanQuery(candidate, documents));
    expect(found).toHaveLength(10);
    expect(read()).toBeLessThanOrEqual(most);
  });

  it("gets documents by name without an index scan", () => {
    const where: Filter = {
      kind: "field",
      field: NAME_FIELD,
      op: "EQUAL",
      value: { kind: "reference", name: `${ROOT}/c/00007` },
    };
    const named = { ...base, where };
    expect(planQuery(named, effectiveOrders(named))).toEqual({ kind: "documents", paths: ["c/00007"] });
    expect(runQuery(named, documents).map((document) => document.path)).toEqual(["c/00007"]);
  });
});
