import { expect, test } from "vitest";
import { summaryText } from "./summary-text.ts";

type Pair = readonly [left: number | undefined, right: number | undefined];

function summaries(...pairs: readonly Pair[]) {
  const rows = Object.fromEntries(
    pairs.map(([left, right], at) => [`row${at}`, { label: { ko: "줄", en: "Row" }, left, right }]),
  );
  const right = { label: { ko: "지금", en: "Now" } };
  return [summaryText({ rows, right }, "ko"), summaryText({ rows, right }, "en")];
}

test("says in how many rows the right number is lower, higher and the same", () => {
  expect(summaries([3, 1], [10, 2], [1, 9], [5, 5])).toEqual([
    "네 가지 중 ‘지금’ 숫자가 더 작은 건 두 가지, 더 큰 건 한 가지, 똑같은 건 한 가지예요",
    "‘Now’ is lower in 2 of 4, higher in 1, the same in 1",
  ]);
  expect(summaries([1, 2], [4, 4], [0, 9])[1]).toBe("‘Now’ is higher in 2 of 3, the same in 1");
});

test("says it once where all rows are alike", () => {
  expect(summaries([3, 1], [10, 2], [4, 0])).toEqual([
    "세 가지 모두 ‘지금’ 숫자가 더 작아요",
    "‘Now’ is lower in all 3",
  ]);
  expect(summaries([1, 1], [0, 0], [4, 4])).toEqual([
    "세 가지 모두 ‘지금’ 숫자가 왼쪽과 똑같아요",
    "‘Now’ is the same in all 3",
  ]);
});

test("compares what is shown, and counts only rows with both numbers", () => {
  expect(summaries([2.96, 3.04], [undefined, 4], [5, 3])[1]).toBe("‘Now’ is lower in 1 of 2, the same in 1");
  expect(summaries([undefined, 4])).toEqual([undefined, undefined]);
});
