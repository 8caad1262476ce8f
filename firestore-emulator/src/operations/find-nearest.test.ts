import { describe, expect, test } from "vitest";
import type { StoredDocument } from "../model/document.ts";
import type { Value } from "../model/value.ts";
import { type FindNearest, rankNearest } from "./find-nearest.ts";

const DOCUMENTS = [
  document("v/far", vector(10, 10)),
  document("v/near", vector(1, 2)),
  document("v/exact", vector(1, 1)),
  document("v/longer", vector(1, 1, 1)),
  document("v/none", { kind: "string", value: "x" }),
];

describe("rankNearest", () => {
  test.each([
    ["EUCLIDEAN", ["v/exact", "v/near", "v/far"]],
    ["COSINE", ["v/far", "v/exact", "v/near"]],
    ["DOT_PRODUCT", ["v/far", "v/near", "v/exact"]],
  ] as const)("%s", (measure, expected) => {
    expect(rankNearest(DOCUMENTS, search({ measure })).map(({ path }) => path)).toEqual(expected);
  });

  test("limit, threshold and distance field", () => {
    const ranked = rankNearest(DOCUMENTS, search({ limit: 5, threshold: 1, resultField: ["distance"] }));
    expect(ranked.map(({ path, fields }) => [path, fields.get("distance")])).toEqual([
      ["v/exact", { kind: "double", value: 0 }],
      ["v/near", { kind: "double", value: 1 }],
    ]);
    expect(rankNearest(DOCUMENTS, search({ limit: 1 }))).toHaveLength(1);
  });
});

function search(changes: Partial<FindNearest>): FindNearest {
  const base = { field: ["v"], vector: [1, 1], limit: 10, resultField: undefined, threshold: undefined };
  return { ...base, measure: "EUCLIDEAN", ...changes };
}

function vector(...numbers: number[]): Value {
  const values = numbers.map((value): Value => ({ kind: "double", value }));
  const fields = new Map<string, Value>([
    ["__type__", { kind: "string", value: "__vector__" }],
    ["value", { kind: "array", values }],
  ]);
  return { kind: "map", fields };
}

function document(path: string, v: Value): StoredDocument {
  return { path, fields: new Map([["v", v]]), createTime: 1n, updateTime: 1n };
}
