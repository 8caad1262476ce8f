import { describe, expect, it } from "vitest";
import type { StoredDocument, Value } from "../model/document.ts";
import { Store } from "../state/store.ts";
import { collectionQuery } from "../state/testing/writes.ts";
import { type Aggregation, aggregate, aggregatedQuery, validateAggregations } from "./aggregate.ts";

const integer = (value: bigint): Value => ({ kind: "integer", value });
const double = (value: number): Value => ({ kind: "double", value });
const COUNT: Aggregation = { alias: "n", kind: "count", upTo: undefined };
const SUM: Aggregation = { alias: "s", kind: "sum", field: ["v"] };
const AVERAGE: Aggregation = { alias: "m", kind: "average", field: ["v"] };

function documents(...values: (Value | undefined)[]): StoredDocument[] {
  return values.map((value, index) => ({
    path: `c/${index}`,
    fields: new Map(value === undefined ? [] : [["v", value]]),
    createTime: 1n,
    updateTime: 1n,
  }));
}

function sumOf(...values: Value[]): Value | undefined {
  return aggregate(documents(...values), [SUM]).get("s");
}

describe("aggregate", () => {
  it("counts up to upTo", () => {
    const three = documents(integer(1n), undefined, integer(2n));
    expect(aggregate(three, [COUNT]).get("n")).toEqual(integer(3n));
    expect(aggregate(three, [{ ...COUNT, upTo: 2n }]).get("n")).toEqual(integer(2n));
  });

  it("sums integers exactly within int64, else as double", () => {
    expect(sumOf(integer(2n ** 62n), integer(2n ** 62n), integer(-1n))).toEqual(integer(2n ** 63n - 1n));
    expect(sumOf(integer(2n ** 62n), integer(2n ** 62n))).toEqual(double(2 ** 63));
    expect(sumOf(integer(1n), double(0.5))).toEqual(double(1.5));
    expect(sumOf(double(Number.NaN), integer(1n))).toEqual(double(Number.NaN));
  });

  it("the sum of no documents is 0, the average null", () => {
    const result = aggregate([], [SUM, AVERAGE]);
    expect(result).toEqual(
      new Map<string, Value>([
        ["s", integer(0n)],
        ["m", { kind: "null" }],
      ]),
    );
  });
});

describe("aggregatedQuery", () => {
  const database = new Store().database("p", "(default)");
  database.load([
    { path: "c/a", fields: new Map([["other", integer(1n)]]) },
    { path: "c/b", fields: new Map([["v", integer(2n)]]) },
    { path: "c/c", fields: new Map([["v", { kind: "string", value: "x" }]]) },
    { path: "c/d", fields: new Map([["v", integer(8n)]]) },
  ]);

  function results(window: { offset: number; limit: number | undefined }, ...aggregations: Aggregation[]) {
    const query = aggregatedQuery({ ...collectionQuery("c"), ...window }, aggregations);
    return aggregate(database.read({ kind: "latest" }).query(query), aggregations);
  }

  it("counts only documents that have the summed fields", () => {
    const all = { offset: 0, limit: undefined };
    expect(results(all, COUNT)).toEqual(new Map([["n", integer(4n)]]));
    expect(results(all, COUNT, SUM, AVERAGE)).toEqual(
      new Map([
        ["n", integer(3n)],
        ["s", integer(10n)],
        ["m", double(5)],
      ]),
    );
  });

  it("excludes the other documents before offset and limit", () => {
    expect(results({ offset: 0, limit: 1 }, SUM).get("s")).toEqual(integer(2n));
    expect(results({ offset: 2, limit: 1 }, COUNT, SUM)).toEqual(
      new Map([
        ["n", integer(1n)],
        ["s", integer(8n)],
      ]),
    );
  });
});

describe("validateAggregations", () => {
  it("numbers the aggregations without alias", () => {
    const named = validateAggregations([
      { ...COUNT, alias: "" },
      SUM,
      { ...AVERAGE, alias: "" },
      { ...COUNT, alias: "a b.c" },
    ]);
    expect(named.map((aggregation) => aggregation.alias)).toEqual(["field_1", "s", "field_2", "a b.c"]);
  });

  it.each<[Aggregation[], string]>([
    [[], "Aggregations can not be empty."],
    [
      Array.from({ length: 6 }, (_, index) => ({ ...COUNT, alias: `a${index}` })),
      "The maximum number of aggregations allowed in an aggregation query is 5. Received: 6",
    ],
    [[COUNT, { ...SUM, alias: "n" }], "Aggregation aliases contain duplicate alias: n."],
    [
      [{ ...COUNT, upTo: -1n }],
      "The `up_to` value in a COUNT aggregation must be greater than or equal to zero.",
    ],
    [
      [
        { ...COUNT, alias: "field_1" },
        { ...SUM, alias: "" },
      ],
      "Aggregation aliases contain duplicate alias: field_1.",
    ],
    [[{ ...COUNT, alias: "__x__" }], 'The property.name "__x__" is reserved.'],
    [[{ ...SUM, field: ["__name__"] }], "Aggregations are not supported for the property: __key__"],
    [[{ ...SUM, field: ["__x__"] }], 'The property.name "__x__" is reserved.'],
  ])("rejects %#", (aggregations, message) => {
    expect(() => validateAggregations(aggregations)).toThrow(
      expect.objectContaining({ code: "INVALID_ARGUMENT", message }),
    );
  });
});
