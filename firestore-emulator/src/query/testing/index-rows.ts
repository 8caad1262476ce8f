import type { Query } from "../../model/query.ts";
import { equal, makeQuery } from "./queries.ts";

/** Pages of firebase.google.com/docs/firestore/query-data, and a section of them. */
type Source =
  | "index-overview: automatic indexing"
  | "index-overview: queries supported by single-field indexes"
  | "index-overview: queries supported by composite indexes"
  | "index-overview: collection group scope"
  | "queries: compound (AND) queries"
  | "queries: OR queries"
  | "multiple-range-fields: indexing considerations"
  | "aggregation-queries: limitations"
  | "order-limit-data: limitations"
  // REST reference of google.firestore.v1, StructuredQuery.orderBy
  | "StructuredQuery.orderBy"
  // RPC reference of google.firestore.admin.v1, Index.fields: the document name is last, in the direction before it
  | "Index.fields"
  // cloud.google.com/datastore/docs/concepts/indexes: the built-in index of keys is ascending
  | "datastore indexes: built-in indexes";

type Row = readonly [what: string, query: Query, needs: readonly string[], source: Source];

/** Queries, the indexes that each needs besides automatic ones, and where that is documented. */
export const INDEX_ROWS: readonly Row[] = [
  ["a whole collection", makeQuery({}), [], "index-overview: automatic indexing"],
  [
    "an equality",
    makeQuery({ where: equal("a") }),
    [],
    "index-overview: queries supported by single-field indexes",
  ],
  [
    "several equalities",
    makeQuery({ where: equal("a", "b", "d") }),
    [],
    "index-overview: queries supported by single-field indexes",
  ],
  [
    "a range",
    makeQuery({ where: [["a", "LESS_THAN"]] }),
    [],
    "index-overview: queries supported by single-field indexes",
  ],
  [
    "a range with both ends",
    makeQuery({
      where: [
        ["a", "GREATER_THAN"],
        ["a", "LESS_THAN"],
      ],
    }),
    [],
    "index-overview: queries supported by single-field indexes",
  ],
  [
    "not equal",
    makeQuery({ where: [["a", "NOT_EQUAL"]] }),
    [],
    "index-overview: queries supported by single-field indexes",
  ],
  [
    "not in",
    makeQuery({ where: [["a", "NOT_IN"]] }),
    [],
    "index-overview: queries supported by single-field indexes",
  ],
  [
    "in",
    makeQuery({ where: [["a", "IN"]] }),
    [],
    "index-overview: queries supported by single-field indexes",
  ],
  [
    "array-contains",
    makeQuery({ where: [["a", "ARRAY_CONTAINS"]] }),
    [],
    "index-overview: queries supported by single-field indexes",
  ],
  [
    "array-contains-any",
    makeQuery({ where: [["a", "ARRAY_CONTAINS_ANY"]] }),
    [],
    "index-overview: queries supported by single-field indexes",
  ],
  [
    "an order",
    makeQuery({ orderBy: ["a"] }),
    [],
    "index-overview: queries supported by single-field indexes",
  ],
  ["a descending order", makeQuery({ orderBy: ["a desc"] }), [], "index-overview: automatic indexing"],
  [
    "a range in its order",
    makeQuery({ where: [["a", "LESS_THAN"]], orderBy: ["a desc"] }),
    [],
    "index-overview: queries supported by single-field indexes",
  ],
  [
    "a field of a map",
    makeQuery({ where: equal("m.a"), orderBy: ["m.a"] }),
    [],
    "index-overview: automatic indexing",
  ],
  [
    "an equality and an array",
    makeQuery({
      where: [
        ["a", "EQUAL"],
        ["t", "ARRAY_CONTAINS"],
      ],
    }),
    [],
    "queries: compound (AND) queries",
  ],
  [
    "two orders",
    makeQuery({ orderBy: ["a", "b"] }),
    ["a asc, b asc"],
    "index-overview: queries supported by composite indexes",
  ],
  [
    "two orders in different directions",
    makeQuery({ orderBy: ["a desc", "b"] }),
    ["a desc, b asc"],
    "index-overview: queries supported by composite indexes",
  ],
  [
    "an equality and a range",
    makeQuery({
      where: [
        ["a", "EQUAL"],
        ["b", "LESS_THAN"],
      ],
    }),
    ["a asc, b asc"],
    "queries: compound (AND) queries",
  ],
  [
    "an equality and not equal",
    makeQuery({
      where: [
        ["a", "EQUAL"],
        ["b", "NOT_EQUAL"],
      ],
    }),
    ["a asc, b asc"],
    "queries: compound (AND) queries",
  ],
  [
    "an equality and an order",
    makeQuery({ where: equal("a"), orderBy: ["b"] }),
    ["a asc, b asc"],
    "index-overview: queries supported by composite indexes",
  ],
  [
    "an equality and a descending order",
    makeQuery({ where: equal("a"), orderBy: ["b desc"] }),
    ["a asc, b desc"],
    "index-overview: queries supported by composite indexes",
  ],
  [
    "in and an order",
    makeQuery({ where: [["a", "IN"]], orderBy: ["b"] }),
    ["a asc, b asc"],
    "queries: OR queries",
  ],
  [
    "an array and a range",
    makeQuery({
      where: [
        ["t", "ARRAY_CONTAINS"],
        ["b", "GREATER_THAN"],
      ],
    }),
    ["t contains, b asc"],
    "index-overview: queries supported by composite indexes",
  ],
  [
    "array-contains-any and an order",
    makeQuery({ where: [["t", "ARRAY_CONTAINS_ANY"]], orderBy: ["b"] }),
    ["t contains, b asc"],
    "index-overview: queries supported by composite indexes",
  ],
  [
    "an order by the field of an equality",
    makeQuery({ where: equal("a"), orderBy: ["a"] }),
    [],
    "order-limit-data: limitations",
  ],
  [
    "an equality, then name",
    makeQuery({ where: equal("a", "b"), orderBy: ["__name__"] }),
    [],
    "Index.fields",
  ],
  [
    "equalities, names descending",
    makeQuery({ where: equal("a", "b"), orderBy: ["__name__ desc"] }),
    [],
    "Index.fields",
  ],
  [
    "an array, names descending",
    makeQuery({ where: [["t", "ARRAY_CONTAINS"]], orderBy: ["__name__ desc"] }),
    ["t contains, __name__ desc"],
    "Index.fields",
  ],
  [
    "an order, names in the other direction",
    makeQuery({ orderBy: ["a", "__name__ desc"] }),
    ["a asc, __name__ desc"],
    "Index.fields",
  ],
  [
    "an equality in a collection group, names descending",
    makeQuery({ group: true, where: equal("a"), orderBy: ["__name__ desc"] }),
    ["group: a desc"],
    "Index.fields",
  ],
  [
    "names descending",
    makeQuery({ orderBy: ["__name__ desc"] }),
    ["__name__ desc"],
    "datastore indexes: built-in indexes",
  ],
  ["a range of names", makeQuery({ where: [["__name__", "GREATER_THAN"]] }), [], "StructuredQuery.orderBy"],
  [
    "documents by name",
    makeQuery({
      where: [
        ["__name__", "IN"],
        ["a", "EQUAL"],
      ],
    }),
    [],
    "index-overview: automatic indexing",
  ],
  [
    "ranges of two fields",
    makeQuery({
      where: [
        ["b", "GREATER_THAN"],
        ["a", "LESS_THAN"],
      ],
    }),
    ["a asc, b asc"],
    "multiple-range-fields: indexing considerations",
  ],
  [
    "ranges of two fields in a given order",
    makeQuery({
      where: [
        ["b", "GREATER_THAN"],
        ["a", "LESS_THAN"],
      ],
      orderBy: ["b desc"],
    }),
    ["b desc, a desc"],
    "StructuredQuery.orderBy",
  ],
  [
    "an equality and ranges of two fields",
    makeQuery({
      where: [
        ["d", "EQUAL"],
        ["b", "GREATER_THAN"],
        ["a", "LESS_THAN"],
      ],
    }),
    ["d asc, a asc, b asc"],
    "multiple-range-fields: indexing considerations",
  ],
  ["either equality", makeQuery({ anyOf: [equal("a"), equal("b")] }), [], "queries: OR queries"],
  [
    "either equality in an order",
    makeQuery({ anyOf: [equal("a"), equal("b")], orderBy: ["d"] }),
    ["a asc, d asc", "b asc, d asc"],
    "queries: OR queries",
  ],
  [
    "either of a range and an equality",
    makeQuery({ anyOf: [[["a", "LESS_THAN"]], equal("b")] }),
    ["b asc, a asc"],
    "queries: OR queries",
  ],
  ["a sum", makeQuery({ sum: ["a"] }), [], "aggregation-queries: limitations"],
  [
    "a sum with an equality",
    makeQuery({ where: equal("a"), sum: ["b"] }),
    ["a asc, b asc"],
    "aggregation-queries: limitations",
  ],
  [
    "a sum of the field of the equality",
    makeQuery({ where: equal("a"), sum: ["a"] }),
    [],
    "aggregation-queries: limitations",
  ],
  [
    "sums of two fields",
    makeQuery({ sum: ["a", "b"] }),
    ["a asc, b asc"],
    "aggregation-queries: limitations",
  ],
  ["a whole collection group", makeQuery({ group: true }), [], "index-overview: collection group scope"],
  [
    "a collection group by name",
    makeQuery({ group: true, orderBy: ["__name__"] }),
    [],
    "index-overview: collection group scope",
  ],
  [
    "an equality in a collection group",
    makeQuery({ group: true, where: equal("a") }),
    ["group: a asc"],
    "index-overview: collection group scope",
  ],
  [
    "a descending order of a collection group",
    makeQuery({ group: true, orderBy: ["a desc"] }),
    ["group: a desc"],
    "index-overview: collection group scope",
  ],
  [
    "an array in a collection group",
    makeQuery({ group: true, where: [["t", "ARRAY_CONTAINS_ANY"]] }),
    ["group: t contains"],
    "index-overview: collection group scope",
  ],
  [
    "an equality and an order of a collection group",
    makeQuery({ group: true, where: equal("a"), orderBy: ["b"] }),
    ["group: a asc, b asc"],
    "index-overview: collection group scope",
  ],
];
