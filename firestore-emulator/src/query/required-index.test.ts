import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { StoredDocument } from "../model/document.ts";
import { compareDocumentPaths } from "../model/document-path.ts";
import { fieldPathsEqual, formatFieldPath, isNameField, parseFieldPath } from "../model/field-path.ts";
import { getField } from "../model/fields.ts";
import { compareValues } from "../model/order.ts";
import type { FieldOperator, Query } from "../model/query.ts";
import { Documents } from "../state/documents.ts";
import { runs } from "../testing/soak.ts";
import { runQuery } from "./compiled.ts";
import { compileFilter } from "./filter.ts";
import {
  type Index,
  type IndexConfig,
  type IndexField,
  type IndexMode,
  NO_INDEX_CONFIG,
} from "./index-config.ts";
import { indexUseOf } from "./required-index.ts";
import { INDEX_ROWS } from "./testing/index-rows.ts";
import { equal, makeQuery } from "./testing/queries.ts";

const MODES: Readonly<Record<string, IndexMode>> = {
  asc: "ASCENDING",
  desc: "DESCENDING",
  contains: "CONTAINS",
};

/** `"a asc, b desc"` as index fields. */
function fieldsOf(text: string): IndexField[] {
  return text.split(", ").map((part) => {
    const [field = "", mode = ""] = part.split(" ");
    return { field: parseFieldPath(field), mode: MODES[mode] ?? "ASCENDING" };
  });
}

function indexText({ queryScope, fields }: Index): string {
  const parts = fields.map(({ field, mode }) => {
    const short = Object.keys(MODES).find((name) => MODES[name] === mode);
    return `${formatFieldPath(field)} ${short}`;
  });
  return `${queryScope === "COLLECTION_GROUP" ? "group: " : ""}${parts.join(", ")}`;
}

/** Configured indexes: `"a asc, b asc"` for a composite one, `"group a: asc"` for an override of a field. */
function configOf(texts: readonly string[]): IndexConfig {
  const composites: Index[] = [];
  const overrides: IndexConfig["overrides"][number][] = [];
  for (const text of texts) {
    const [, scope, field, modes] = /^(group|collection) (\S+): ?(.*)$/.exec(text) ?? [];
    if (field === undefined || modes === undefined) {
      composites.push({ collectionGroup: "c", queryScope: "COLLECTION", fields: fieldsOf(text) });
      continue;
    }
    const queryScope = scope === "group" ? "COLLECTION_GROUP" : "COLLECTION";
    const indexes =
      modes === ""
        ? []
        : modes.split(" ").map((mode) => ({ mode: MODES[mode] ?? "ASCENDING", queryScope }) as const);
    overrides.push({ collectionGroup: "c", field: field === "*" ? ["*"] : parseFieldPath(field), indexes });
  }
  return { composites, overrides };
}

function missingFor(query: Query, ...configured: readonly string[]): string[] {
  return indexUseOf(query, configOf(configured)).missing.map(indexText);
}

function usedBy(query: Query, ...configured: readonly string[]): string[] {
  return indexUseOf(query, configOf(configured)).used.map(indexText);
}

describe("without configured indexes", () => {
  test.each(INDEX_ROWS)("%s", (_what, query, needs, _source) => {
    expect(missingFor(query)).toEqual(needs);
  });
});

describe("with configured indexes", () => {
  const sorted = makeQuery({ where: equal("a", "b"), orderBy: ["d"] });

  test.each([
    ["in the order asked for", ["a asc, b asc, d asc"]],
    ["with the equalities in another order and direction", ["b desc, a asc, d asc"]],
    ["with the document name", ["a asc, b asc, d asc, __name__ asc"]],
    ["merged", ["a asc, d asc", "b asc, d asc"]],
    ["merged, one with a field of both", ["a asc, b asc, d asc", "b asc, d asc"]],
  ])("a query is served by them %s", (_how, configured) => {
    expect(missingFor(sorted, ...configured)).toEqual([]);
  });

  test.each([
    ["in another direction", ["a asc, b asc, d desc"]],
    ["with the order before an equality", ["a asc, d asc, b asc"]],
    ["with one field more, which a document may not have", ["a asc, b asc, e asc, d asc"]],
    ["that leave an equality over", ["a asc, d asc"]],
    ["with an array instead of a value", ["a contains, b asc, d asc"]],
    ["with names in the other direction", ["a asc, b asc, d asc, __name__ desc"]],
    ["that end in different orders", ["a asc, d asc", "b asc, d desc"]],
  ])("a query is not served by those %s", (_how, configured) => {
    expect(missingFor(sorted, ...configured)).toEqual(["a asc, b asc, d asc"]);
  });

  test("one index is used rather than several, and automatic ones rather than configured ones", () => {
    const all = ["a asc, d asc", "b asc, d asc", "a asc, b asc, d asc"];
    expect(usedBy(sorted, ...all)).toEqual(["a asc, b asc, d asc"]);
    expect(usedBy(makeQuery({ where: equal("a", "b") }), "a asc, b asc")).toEqual([]);
  });

  test("an override replaces the automatic indexes of its field, and of the fields in it", () => {
    expect(missingFor(makeQuery({ where: equal("m.a") }), "collection m:")).toEqual(["m.a asc"]);
    expect(missingFor(makeQuery({ where: equal("m.a") }), "collection m:", "collection m.a: asc")).toEqual(
      [],
    );
    expect(missingFor(makeQuery({ where: equal("a") }), "collection *:")).toEqual(["a asc"]);
    expect(missingFor(makeQuery({ where: equal("a") }), "collection *:", "collection a: asc")).toEqual([]);
    expect(missingFor(makeQuery({ orderBy: ["a desc"] }), "collection a: asc")).toEqual(["a desc"]);
  });

  test("an override for collection groups takes the index of collections away, unless it names that too", () => {
    const group = makeQuery({ group: true, where: equal("a") });
    expect(missingFor(group, "group a: asc")).toEqual([]);
    expect(usedBy(group, "group a: asc")).toEqual(["group: a asc"]);
    expect(missingFor(makeQuery({ where: equal("a") }), "group a: asc")).toEqual(["a asc"]);
  });

  test("an exempt field can be in a composite index", () => {
    const query = makeQuery({ where: equal("a"), orderBy: ["b"] });
    expect(missingFor(query, "collection a:", "a asc, b asc")).toEqual([]);
  });
});

const field = fc.constantFrom("a", "b", "d", "m.a");
const anyOperator = fc.constantFrom<FieldOperator>("EQUAL", "IN", "LESS_THAN", "GREATER_THAN", "NOT_EQUAL");
const conditions = (op: fc.Arbitrary<FieldOperator>) => fc.array(fc.tuple(field, op), { maxLength: 3 });
const orderBy = fc.uniqueArray(fc.tuple(field, fc.constantFrom("", " desc")), {
  maxLength: 2,
  selector: ([name]) => name,
});
const anyQuery = fc
  .record({
    anyOf: fc.array(conditions(anyOperator), { minLength: 1, maxLength: 3 }),
    orderBy,
    group: fc.boolean(),
  })
  .map((parts) => makeQuery({ ...parts, orderBy: parts.orderBy.map((order) => order.join("")) }));

describe("properties", () => {
  test("equalities alone never need a configured index", () => {
    const equalities = conditions(fc.constantFrom<FieldOperator>("EQUAL", "IN"));
    const queries = fc.array(equalities, { minLength: 1, maxLength: 4 }).map((anyOf) => makeQuery({ anyOf }));
    fc.assert(
      fc.property(queries, (query) => {
        expect(indexUseOf(query, NO_INDEX_CONFIG)).toEqual({ used: [], missing: [] });
      }),
      { numRuns: runs(500, 25_000) },
    );
  });

  test("with the indexes that a query asks for, it is served and uses no other ones", () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const { missing } = indexUseOf(query, NO_INDEX_CONFIG);
        const use = indexUseOf(query, withIndexes(missing));
        expect(use.missing).toEqual([]);
        const asked = missing.map(indexText);
        for (const index of use.used.map(indexText)) expect(asked).toContain(index);
      }),
      { numRuns: runs(2_000, 100_000) },
    );
  });

  test("more indexes never leave a query unserved", () => {
    fc.assert(
      fc.property(anyQuery, anyQuery, (query, other) => {
        const own = indexUseOf(query, NO_INDEX_CONFIG).missing;
        const more = indexUseOf(other, NO_INDEX_CONFIG).missing.filter(({ fields }) => fields.length > 1);
        const config = withIndexes(own);
        const composites = [...more, ...config.composites];
        expect(indexUseOf(query, { ...config, composites }).missing).toEqual([]);
      }),
      { numRuns: runs(1_000, 50_000) },
    );
  });

  test("reading the index that a query asks for gives its results, in its order", () => {
    const name = fc.constantFrom("a", "b", "d");
    const fields = fc.dictionary(name, fc.bigInt({ min: 0n, max: 2n }), { maxKeys: 3 });
    const documents = fc.array(fields, { maxLength: 12 });
    const operator = fc.constantFrom<FieldOperator>("EQUAL", "LESS_THAN", "GREATER_THAN", "NOT_EQUAL");
    const parts = fc.record({
      where: fc.array(fc.tuple(name, operator), { maxLength: 3 }),
      orderBy: fc.uniqueArray(fc.tuple(name, fc.constantFrom("", " desc")), {
        maxLength: 2,
        selector: ([key]) => key,
      }),
    });
    fc.assert(
      fc.property(documents, parts, (stored, { where, orderBy: orders }) => {
        const query = makeQuery({ where, orderBy: orders.map((order) => order.join("")) });
        const [index] = indexUseOf(query, NO_INDEX_CONFIG).missing;
        fc.pre(index !== undefined);
        const source = new Documents();
        for (const [at, one] of stored.entries()) {
          const path = `c/${at}`;
          const values = Object.entries(one).map(
            ([key, value]) => [key, { kind: "integer", value }] as const,
          );
          source.change({ path, after: { path, fields: new Map(values), createTime: 1n, updateTime: 1n } });
        }
        const all = [...source.inScope(query.scope)];
        expect(readIndex(index, query, all).map(({ path }) => path)).toEqual(
          runQuery(query, all).map(({ path }) => path),
        );
      }),
      { numRuns: runs(1_000, 50_000) },
    );
  });
});

/** The configuration with these indexes. */
function withIndexes(indexes: readonly Index[]): IndexConfig {
  const isSingle = ({ fields }: Index) =>
    fields.length === 1 && !fields.some(({ field: path }) => isNameField(path));
  const singles = indexes
    .filter(isSingle)
    .flatMap(({ fields, ...rest }) => fields.map((one) => ({ ...rest, ...one })));
  return {
    composites: indexes.filter((index) => !isSingle(index)),
    overrides: singles.map(({ collectionGroup, field: path }) => ({
      collectionGroup,
      field: path,
      indexes: singles.filter((other) => fieldPathsEqual(other.field, path)),
    })),
  };
}

/** Documents that have all fields of the index, in its order, that pass the filter. */
function readIndex({ fields }: Index, query: Query, documents: readonly StoredDocument[]): StoredDocument[] {
  const passes = compileFilter(query.where);
  const sign = (mode: IndexMode | undefined) => (mode === "DESCENDING" ? -1 : 1);
  const stored = fields.filter(({ field: path }) => !isNameField(path));
  return documents
    .filter((document) => stored.every(({ field: path }) => getField(document.fields, path) !== undefined))
    .filter(passes)
    .sort((one, other) => {
      for (const { field: path, mode } of stored) {
        const [left, right] = [getField(one.fields, path), getField(other.fields, path)];
        const order = left === undefined || right === undefined ? 0 : compareValues(left, right);
        if (order !== 0) return order * sign(mode);
      }
      return compareDocumentPaths(one.path, other.path) * sign(fields.at(-1)?.mode);
    });
}
