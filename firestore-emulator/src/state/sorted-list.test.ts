import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "../testing/soak.ts";
import { SortedList } from "./sorted-list.ts";

const change = fc.record({ add: fc.boolean(), item: fc.nat(2_000) });

describe("SortedList", () => {
  it("scans any range in both directions like a sorted array", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(2_000), { maxLength: 1_500, size: "max" }),
        fc.array(change, { maxLength: 1_500, size: "max" }),
        fc.nat(2_000),
        fc.nat(2_000),
        (initial, changes, a, b) => {
          const items = new SortedList<number>((x, y) => x - y, initial);
          const model = new Set(initial);
          for (const { add, item } of changes) {
            if (add) {
              items.set(item);
              model.add(item);
            } else {
              items.delete(item);
              model.delete(item);
            }
          }
          const [low, high] = [Math.min(a, b), Math.max(a, b)];
          const expected = [...model].filter((item) => item >= low && item <= high).sort((x, y) => x - y);
          const position = (item: number) => (item < low ? -1 : item > high ? 1 : 0);
          expect([...items.scan(position, false)]).toEqual(expected);
          expect([...items.scan(position, true)]).toEqual(expected.toReversed());
        },
      ),
      { numRuns: runs(60, 10_000) },
    );
  });

  it("replaces an equal item", () => {
    const items = new SortedList<{ key: number; text: string }>(
      (x, y) => x.key - y.key,
      [{ key: 1, text: "old" }],
    );
    items.set({ key: 1, text: "new" });
    expect([...items.scan(() => 0, false)]).toEqual([{ key: 1, text: "new" }]);
  });
});
