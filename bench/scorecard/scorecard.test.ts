import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { METRICS } from "./metrics.ts";
import { type Metric, scorecardTable, summaryOf, verdictOf } from "./scorecard.ts";
import { SCORECARD_FILE, scorecardPage } from "./scorecard-page.ts";

const metric = (goal: Metric["goal"], value: number | undefined): Metric => ({
  topic: 1,
  what: "something",
  unit: "ms",
  goal,
  measured: value === undefined ? undefined : { value, on: "2026-01-02", by: "npm run it" },
});
const most = { is: "at most", value: 10 } as const;
const least = { is: "at least", value: 10 } as const;

test.each([
  [most, 9.9, "reached"],
  [most, 10, "reached"],
  [most, 10.1, "missed"],
  [least, 9.9, "missed"],
  [least, 10, "reached"],
  [least, 10.1, "reached"],
  [most, undefined, "not measured"],
  [least, undefined, "not measured"],
] as const)("%o with %s is %s", (goal, value, verdict) => {
  expect(verdictOf(metric(goal, value))).toBe(verdict);
});

test("a line says the goal, the value, when and by what", () => {
  const lines = scorecardTable([metric(most, 1_234.5), { ...metric(least, undefined), note: "soon" }]).split(
    "\n",
  );
  expect(lines.at(-2)).toBe("| something | 1 | ≤ 10 ms | 1,234.5 ms | missed | 2026-01-02 | `npm run it` |");
  expect(lines.at(-1)).toBe("| something (soon) | 1 | ≥ 10 ms | – | not measured | – | – |");
  expect(summaryOf([metric(most, 1), metric(most, 11), metric(most, undefined)])).toBe(
    "1 of 3 goals reached, 1 missed, 1 not measured",
  );
});

describe("the scorecard", () => {
  test("has a line for each topic, and days that were", () => {
    expect(new Set(METRICS.map(({ topic }) => topic))).toEqual(
      new Set(Array.from({ length: 25 }, (_, index) => index + 1)),
    );
    for (const { measured } of METRICS) {
      if (measured !== undefined) expect(Date.parse(measured.on)).toBeLessThanOrEqual(Date.now());
    }
  });

  test("is written down as the command prints it", async () => {
    expect(await readFile(SCORECARD_FILE, "utf8")).toBe(scorecardPage(METRICS));
  });
});
