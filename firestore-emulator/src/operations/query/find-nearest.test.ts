import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { StoredDocument, Value } from "../../model/document.ts";
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
    const ranked = rankNearest(DOCUMENTS, search({ limit: 5, threshold: 1, resultField: "distance" }));
    expect(ranked.map(({ path, fields }) => [path, fields.get("distance")])).toEqual([
      ["v/exact", { kind: "double", value: 0 }],
      ["v/near", { kind: "double", value: 1 }],
    ]);
    expect(rankNearest(DOCUMENTS, search({ limit: 1 }))).toHaveLength(1);
  });

  test("the distance field is one name, also with dots, and replaces a stored field", () => {
    const [first] = rankNearest(DOCUMENTS, search({ limit: 1, resultField: "a.b" }));
    expect(first?.fields.get("a.b")).toEqual({ kind: "double", value: 0 });
    const [replaced] = rankNearest(DOCUMENTS, search({ limit: 1, resultField: "v" }));
    expect(replaced?.fields).toEqual(new Map([["v", { kind: "double", value: 0 }]]));
  });

  test.each(["EUCLIDEAN", "COSINE", "DOT_PRODUCT"] as const)("%s: NaN is last", (measure) => {
    const documents = [
      document("v/nan", vector(Number.NaN, 1)),
      document("v/zero", vector(0, 0)),
      document("v/one", vector(1, 0)),
    ];
    const distances = rankNearest(documents, search({ measure, resultField: "d" })).map(({ fields }) =>
      numberOf(fields.get("d")),
    );
    const numbers = distances.filter((distance) => !Number.isNaN(distance));
    expect(distances.slice(numbers.length).every(Number.isNaN)).toBe(true);
    expect(numbers.length).toBe(measure === "COSINE" ? 1 : 2);
  });

  test("cosine distances are between 0 and 2, exact for equal and opposite vectors of any length", () => {
    const coordinate = fc.integer({ min: -1_000, max: 1_000 }).map((value) => value / 7);
    const coordinates = fc
      .array(coordinate, { minLength: 1, maxLength: 8 })
      .filter((numbers) => numbers.some((value) => value !== 0));
    fc.assert(
      fc.property(coordinates, coordinates, fc.constantFrom(0.5, 1, 2, 8), (a, b, scale) => {
        const scaled = a.map((value) => value * scale);
        const opposite = scaled.map((value) => -value);
        expect(cosine(a, scaled)).toBe(0);
        expect(cosine(a, opposite)).toBe(2);
        if (a.length === b.length) {
          const distance = cosine(a, b);
          expect(distance >= 0 && distance <= 2).toBe(true);
        }
      }),
    );
  });
});

function cosine(a: readonly number[], b: readonly number[]): number {
  const [found] = rankNearest([document("v/a", vector(...a))], {
    ...search({ measure: "COSINE", resultField: "d" }),
    vector: b,
  });
  return numberOf(found?.fields.get("d"));
}

function numberOf(value: Value | undefined): number {
  if (value?.kind !== "double") throw new TypeError("not a double");
  return value.value;
}

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
