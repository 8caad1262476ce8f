import { describe, expect, it } from "vitest";
import type { StoredDocument } from "../model/document.ts";
import type { Value } from "../model/value.ts";
import { type Aggregation, aggregate, validateAggregations } from "./aggregate.ts";

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

  it("with a sum, counts only documents that have its field", () => {
    const result = aggregate(documents(integer(1n), undefined, { kind: "string", value: "x" }), [
      COUNT,
      SUM,
      AVERAGE,
    ]);
    expect(result).toEqual(
      new Map([
        ["n", integer(2n)],
        ["s", integer(1n)],
        ["m", double(1)],
      ]),
    );
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

describe("validateAggregations", () => {
  it("assigns missing aliases by position", () => {
    const named = validateAggregations([{ ...COUNT, alias: "" }, SUM, { ...AVERAGE, alias: "" }]);
    expect(named.map((aggregation) => aggregation.alias)).toEqual(["field_1", "s", "field_3"]);
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
    [[{ ...SUM, field: ["__x__"] }], 'The property.name "__x__" is reserved.'],
  ])("rejects %#", (aggregations, message) => {
    expect(() => validateAggregations(aggregations)).toThrow(
      expect.objectContaining({ code: "INVALID_ARGUMENT", message }),
    );
  });
});
