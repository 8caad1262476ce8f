import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { StoredDocument, Value } from "../model/document.ts";
import { NAME_FIELD } from "../model/field-path.ts";
import type { FieldOperator, Filter, Order, Query, Scope } from "../model/query.ts";
import { Documents } from "../state/documents.ts";
import { runs } from "../testing/soak.ts";
import { compileQuery, matchesQuery, runQuery } from "./compiled.ts";
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
  it("finds the documents that match, in order, from the offset to the limit", () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), query, (changes, candidate) => {
        const documents = new Documents();
        apply(documents, changes);
        const { compare } = compileQuery(candidate);
        const matching = documents.atOrBelow("").filter((document) => matchesQuery(candidate, document));
        const end = candidate.limit === undefined ? undefined : candidate.offset + candidate.limit;
        expect(runQuery(candidate, documents.inScope(candidate.scope))).toEqual(
          matching.sort(compare).slice(candidate.offset, end),
        );
      }),
      { numRuns: runs(400, 50_000) },
    );
  });

  it("reads no more documents than the limit in name order", () => {
    function* numbered(): Generator<StoredDocument> {
      for (let index = 0; index < 10; index += 1)
        yield { path: `c/${index}`, fields: new Map(), createTime: 1n, updateTime: 1n };
      throw new Error("It was read to the end.");
    }
    const base = { where: undefined, orderBy: [], startAt: undefined, endAt: undefined, select: undefined };
    const scope: Scope = { parent: "", collectionId: "c", allDescendants: false };
    const found = runQuery({ ...base, scope, offset: 2, limit: 3 }, numbered());
    expect(found.map((document) => document.path)).toEqual(["c/2", "c/3", "c/4"]);
  });
});
