import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "../testing/soak.ts";
import type { Value } from "./document.ts";
import { compareDocumentPaths } from "./document-path.ts";
import { compareValues, valuesEqual, valuesIdentical } from "./order.ts";
import { anyValue } from "./testing/arbitraries.ts";
import { list, readFixture, record, text } from "./testing/json.ts";
import { readValue } from "./testing/rest-values.ts";

const recorded = readFixture("value_order.json");
const groups = list(record(recorded.values).groups).map((group) =>
  list(group).map((member) => {
    const { label, value } = record(member);
    return { label: text(label), value: readValue(value) };
  }),
);

describe("compareValues", () => {
  it("orders every recorded pair as the official emulator does", () => {
    const ranked = groups.flatMap((group, rank) => group.map((member) => ({ ...member, rank })));
    const wrong: string[] = [];
    for (const a of ranked) {
      for (const b of ranked) {
        if (Math.sign(compareValues(a.value, b.value)) !== Math.sign(a.rank - b.rank)) {
          wrong.push(`${a.label} / ${b.label}`);
        }
      }
    }
    expect(ranked.length).toBeGreaterThan(80);
    expect(wrong).toEqual([]);
  });

  it("is antisymmetric", () => {
    fc.assert(
      fc.property(anyValue, anyValue, (a, b) => {
        expect(Math.sign(compareValues(a, b)) + Math.sign(compareValues(b, a))).toBe(0);
      }),
    );
  });

  it("is transitive", () => {
    fc.assert(
      fc.property(fc.array(anyValue, { minLength: 3, maxLength: 8 }), (values) => {
        const sorted = values.toSorted(compareValues);
        for (const [index, low] of sorted.entries()) {
          for (const high of sorted.slice(index + 1)) {
            expect(compareValues(low, high)).toBeLessThanOrEqual(0);
          }
        }
      }),
    );
  });

  it("finds identical values equal", () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        const copy = structuredClone(value);
        expect(valuesIdentical(value, copy)).toBe(true);
        expect(valuesEqual(value, copy)).toBe(true);
      }),
    );
  });
});

describe("valuesIdentical", () => {
  const integer = (value: bigint): Value => ({ kind: "integer", value });
  const double = (value: number): Value => ({ kind: "double", value });

  it.each([
    ["1 and 1.0", integer(1n), double(1), false],
    ["0.0 and -0.0", double(0), double(-0), false],
    ["NaN and NaN", double(Number.NaN), double(Number.NaN), true],
    [
      "[1] and [1.0]",
      { kind: "array", values: [integer(1n)] },
      { kind: "array", values: [double(1)] },
      false,
    ],
    [
      "maps with their fields in different order",
      {
        kind: "map",
        fields: new Map([
          ["a", integer(1n)],
          ["b", integer(2n)],
        ]),
      },
      {
        kind: "map",
        fields: new Map([
          ["b", integer(2n)],
          ["a", integer(1n)],
        ]),
      },
      true,
    ],
  ] satisfies [string, Value, Value, boolean][])("compares %s as stored", (_, a, b, identical) => {
    expect(valuesIdentical(a, b)).toBe(identical);
    expect(valuesIdentical(b, a)).toBe(identical);
  });
});

describe("compareDocumentPaths", () => {
  const order = list(record(recorded.paths).order).map(text);

  it("orders every recorded pair as the official emulator does", () => {
    for (const [i, a] of order.entries()) {
      for (const [j, b] of order.entries()) {
        expect([a, b, Math.sign(compareDocumentPaths(a, b))]).toEqual([a, b, Math.sign(i - j)]);
      }
    }
  });

  it("agrees with a comparison of segment lists", () => {
    const segment = fc.constantFrom(
      "a",
      "b",
      "a-b",
      "a\u0000",
      "__id5__",
      "__id10__",
      "__id-3__",
      "__idx__",
      "😀",
      "\uffff",
    );
    const path = fc.array(segment, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(path, path, (a, b) => {
        expect(Math.sign(compareDocumentPaths(a.join("/"), b.join("/")))).toBe(Math.sign(bySegments(a, b)));
      }),
      { numRuns: runs(500, 100_000) },
    );
  });
});

/** Reference implementation of the documented order: numeric ids first, then UTF-8 bytes, shorter path first. */
function bySegments(a: readonly string[], b: readonly string[]): number {
  const keys = [a, b].map((path) =>
    path.map((segment) => {
      const number = /^__id(-?\d+)__$/.exec(segment)?.[1];
      return number === undefined
        ? { group: 1, number: 0, bytes: Buffer.from(segment) }
        : { group: 0, number: Number(number), bytes: Buffer.alloc(0) };
    }),
  );
  const [left = [], right = []] = keys;
  for (const [index, x] of left.entries()) {
    const y = right[index];
    if (y === undefined) {
      return 1;
    }
    const order = x.group - y.group || x.number - y.number || Buffer.compare(x.bytes, y.bytes);
    if (order !== 0) {
      return order;
    }
  }
  return left.length - right.length;
}
